import * as z from "zod";
import { order } from "@domain/contract/ordering/order";
import { asrRules } from "@domain/prayer/method";
import { cents, dataResponse, happenedAt, id, timestamp } from "../primitives";
import { address } from "./address";

/** Extended: what a person may change about themselves; a phone left out is removed. Form and call alike. */
export const profileRequest = z.object({
  first_name: nameField("first name", "First name"),
  last_name: nameField("last name", "Last name"),
  phone: z
    .string()
    .trim()
    .min(6, "Please enter a valid phone number")
    .max(20, "Phone number is too long")
    .regex(/^[+\d][\d\s().-]*$|^\([\d\s().-]+$/, "Please enter a valid phone number")
    .nullish(),
  /** [PRAYER-6] Left out, it stays. */
  prayer_asr: z.enum(["off", ...asrRules]).optional(),
});

function nameField(field: string, Field: string) {
  return z
    .string({ error: `Please enter your ${field}` })
    .trim()
    .min(2, `${Field} must be at least 2 characters`)
    .max(80, `${Field} can be at most 80 characters`);
}

/** Extended: the password says that it is really them. */
export const deleteAccountRequest = z.object({
  password: z.string({ error: "Please enter your password" }).max(200, "That password is too long"),
});

/** Extended: everything that is stored about a customer. Amounts in cents, times in UTC. */
export const accountExport = z.object({
  exportedAt: timestamp,
  profile: z.object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable(),
    /** By which rule of Asr the next prayer is shown; null: it is not. */
    prayerAsr: z.string().nullable(),
    /** What lists are narrowed to. */
    halalFilters: z.array(z.string()),
    createdAt: happenedAt,
  }),
  addresses: z.array(address),
  orders: z.array(order),
  reviews: z.array(
    z.object({
      restaurant: z.string(),
      orderId: z.string().nullable(),
      rating: z.number().int(),
      comment: z.string().nullable(),
      createdAt: happenedAt,
    }),
  ),
  /** What restaurants wrote down about them. */
  placeNotes: z.array(
    z.object({ restaurant: z.string(), allergies: z.string().nullable(), notes: z.string().nullable() }),
  ),
  favourites: z.array(z.object({ restaurantId: id, restaurant: z.string(), createdAt: happenedAt })),
  goPass: z.array(z.object({ status: z.string(), price: cents, startedAt: happenedAt, paidUntil: timestamp })),
  /** Told of orders by push. */
  devices: z.array(z.object({ name: z.string(), createdAt: happenedAt })),
  newsletter: z.boolean(),
});
export const accountExportResponse = dataResponse(accountExport);
