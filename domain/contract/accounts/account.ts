import * as z from "zod";
import { order } from "@domain/contract/ordering/order";
import { cents, dataResponse, happenedAt, id, timestamp } from "@domain/contract/primitives";
import { asrRules } from "@domain/prayer/method";
import { typedNumber } from "@domain/values/typed-number";
import { address } from "./address";

/**
 * Extended: what people may change in their own profile; an omitted phone is removed. Used by the form and the call.
 */
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
  /** [PRAYER-6] Unchanged if omitted. */
  prayer_asr: z.enum(["off", ...asrRules]).optional(),
  /** A newer change is not overwritten. */
  version: typedNumber(z.number().int()).optional(),
});

function nameField(field: string, Field: string) {
  return z
    .string({ error: `Please enter your ${field}` })
    .trim()
    .min(2, `${Field} must be at least 2 characters`)
    .max(80, `${Field} can be at most 80 characters`);
}

/** Extended: the password confirms the account holder's identity. */
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
    /** The Asr rule by which the next prayer is shown; null: not shown. */
    prayerAsr: z.string().nullable(),
    /** Filters applied to lists. */
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
  /** Notes of restaurants about the customer. */
  placeNotes: z.array(
    z.object({ restaurant: z.string(), allergies: z.string().nullable(), notes: z.string().nullable() }),
  ),
  favourites: z.array(z.object({ restaurantId: id, restaurant: z.string(), createdAt: happenedAt })),
  goPass: z.array(z.object({ status: z.string(), price: cents, startedAt: happenedAt, paidUntil: timestamp })),
  /** Devices that receive push messages about orders. */
  devices: z.array(z.object({ name: z.string(), createdAt: happenedAt })),
  newsletter: z.boolean(),
  /** Extended. Where an account with this address, since deleted, had ordered, and the codes of the coupons it had used. */
  earlierAccount: z.object({ restaurants: z.array(z.string()), coupons: z.array(z.string()) }).nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;
export const accountExportResponse = dataResponse(accountExport);

/** [HOST-91…93] The ids of the customer's favourite restaurants, newest first. */
export const favouritesResponse = dataResponse(z.array(id));
/** Favourites that are missing from the list: `unlisted` may return, as after a suspension; `closed` were removed. */
const missingFavourites = z.object({ unlisted: z.number().int(), closed: z.number().int() });
export const missingFavouritesResponse = dataResponse(missingFavourites);
export const addFavouriteRequest = z.object({ restaurantId: z.string().min(1).max(64) });
