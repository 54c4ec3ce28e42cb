import * as z from "zod";
import { typedNumber } from "@domain/values/typed-number";

/**
 * Building blocks of everything on the wire, as our API writes it: what is not known is null, and never left out. How a host of
 * somebody else may write it instead stands in app/host/client/coerce.ts.
 */

/** An id: text. */
export const id = z.string().min(1).max(64);

/** An amount in a core entity: decimals with two places, "15.99". */
export const decimal = z.string().max(20);

/** An amount in an extended call: integer cents. */
export const cents = z.number().int();

/** A time: UTC, ISO 8601. */
export const timestamp = z.string().max(40);

/** When something happened: a time too; other hosts may keep days alone. */
export const happenedAt = z.string().max(40);

/** Where a period begins, and where it ends: times too; other hosts may say days alone. */
export const periodStart = z.string().max(40);
export const periodEnd = z.string().max(40);

/** Where a page of a list stands. `total` counts all rows that match. */
export const paging = z.object({ total: z.number().int(), page: z.number().int(), per_page: z.number().int() });

/** A list as the embedded host answers it: `{data: {data: [...]}}`, paging beside the inner list. */
export const listResponse = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.object({ data: z.array(item) }) });
export const pageResponse = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: paging.extend({ data: z.array(item) }) });

/** One thing as the embedded host answers it. */
export const dataResponse = <T extends z.ZodType>(item: T) => z.object({ success: z.literal(true), data: item });

/** The same with a sentence for whoever made a change. */
export const withMessageField = <Shape extends z.core.$ZodShape>(answer: z.ZodObject<Shape>) =>
  answer.extend({ message: z.string() });

/** An answer that only says what happened. */
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });

/** For a change of which all may be left out: whether it holds anything but the version it was begun with. */
export const hasChanges = (change: Record<string, unknown>): boolean =>
  Object.entries(change).some(([name, value]) => name !== "version" && value !== undefined);
export const noChangesMessage = "There is nothing to change.";

/** Page and page size in a query. */
export const pageQuery = z.object({
  page: typedNumber(z.number().int().min(1).max(10_000)).optional(),
  per_page: typedNumber(z.number().int().min(1).max(100)).optional(),
});

/** A switch in a query: `deals=true`. */
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
