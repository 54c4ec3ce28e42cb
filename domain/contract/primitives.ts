import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";

/**
 * Building blocks of the wire format as our API writes it: unknown values are null and never omitted. The variants that
 * foreign hosts may send are accepted in app/host/client/coerce.ts.
 */

/** An id: text. */
export const id = z.string().min(1).max(64);

/** An amount in a core entity: decimals with two places, "15.99". */
export const decimal = z.string().max(20);

/** An amount in an extended call: integer cents. */
export const cents = z.number().int();

/** A time: UTC, ISO 8601. */
export const timestamp = z.string().max(40);

/** When something happened: a timestamp; foreign hosts may send only a date. */
export const happenedAt = z.string().max(40);

/** Start and end of a period: timestamps; foreign hosts may send only dates. */
export const periodStart = z.string().max(40);
export const periodEnd = z.string().max(40);

/** Position of a page within a list. `total` counts all matching rows. */
export const paging = z.object({ total: z.number().int(), page: z.number().int(), per_page: z.number().int() });

/** Response with a list: `{data: {data: [...]}}`; `pageResponse` adds paging next to the inner list. */
export const listResponse = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.object({ data: z.array(item) }) });
export const pageResponse = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: paging.extend({ data: z.array(item) }) });

/** Response with one thing: `{data: …}`. */
export const dataResponse = <T extends z.ZodType>(item: T) => z.object({ success: z.literal(true), data: item });

/** Adds a `message` for the user who made a change. */
export const withMessageField = <Shape extends z.core.$ZodShape>(answer: z.ZodObject<Shape>) =>
  answer.extend({ message: z.string() });

/** Response with only a message. */
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });

/** For a partial update: whether it contains anything besides the version. */
export const hasChanges = (change: Record<string, unknown>): boolean =>
  Object.entries(change).some(([name, value]) => name !== "version" && value !== undefined);
export const noChangesMessage = "There is nothing to change.";

/** Extended. Degrees, if an address search gave them; otherwise the centre of the address's ZIP code counts. */
export const foundPoint = {
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
};

/** Page and page size in a query. */
export const pageQuery = z.object({
  page: typedNumber(z.number().int().min(1).max(10_000)).optional(),
  per_page: typedNumber(z.number().int().min(1).max(100)).optional(),
});

/** Larger pages, for exports: each page of a long list sorts the whole list again. */
export const longPageQuery = pageQuery.extend({ per_page: typedNumber(z.number().int().min(1).max(1000)).optional() });

/** A switch in a query: `deals=true`. */
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** Accepts any text: an id that names nothing is answered "… not found." */
export const anyId = z.string().max(64);

/** Anything but a UUID cannot name a thing, and is refused without a lookup. */
export const idParams = z.object({ id: z.guid() });
export const anyIdParams = z.object({ id: anyId });
/** A secret contained in a link. */
export const tokenParams = z.object({ token: z.string().min(1).max(200) });

/** A contract type whose nullable properties may also be missing, because foreign hosts and sample data omit them. */
export type Lenient<Thing> = Thing extends readonly (infer Item)[]
  ? Lenient<Item>[]
  : Thing extends object
    ? { [Name in keyof Thing as null extends Thing[Name] ? never : Name]: Lenient<Thing[Name]> } & {
        [Name in keyof Thing as null extends Thing[Name] ? Name : never]?: Lenient<Thing[Name]> | undefined;
      }
    : Thing;
