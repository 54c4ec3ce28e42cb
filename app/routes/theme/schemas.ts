import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";

/** The demonstration forms of the style guide. */
export const signUpSchema = z.object({
  email: z.email({ error: "Please enter a valid email" }),
  password: z.string({ error: "Password is required" }).min(8, "Password must be at least 8 characters"),
  kind: z.enum(["delivery", "pickup"], { error: "Choose delivery or pickup" }),
  terms: z.literal(true, { error: "Agree to the terms to continue" }),
});

export const addonSchema = z.object({
  name: z.string({ error: "Name is required" }).max(60, "Name must be at most 60 characters"),
  category: z.string({ error: "Choose a category" }),
  price: typedNumber(
    z
      .number({ error: "Enter a price such as 2.50" })
      .min(0, "Price cannot be negative")
      .max(1000, "Price must be at most $1,000.00"),
  ),
  description: z.string().max(200, "Description must be at most 200 characters").optional(),
  featured: z.literal("on").optional(),
});
