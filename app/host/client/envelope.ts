import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { type Filters, matchingRows } from "~/lib/lists/filter-rows";
import { toHostError, UpstreamError } from "../errors";
import { coerce, isObject, lenient } from "./coerce";
import type { WireResponse } from "./transport.server";

/**
 * [HOST-3] Readers of a host's answers. A list may come as `{data:{data:[…]}}`, `{data:[…]}` or bare; a single record
 * under `data` or bare; unknown fields are ignored. A list's row that does not match is read without its invalid
 * fields, or dropped when those are required, so that one bad row does not lose the list. Arrays inside a row must be
 * complete: a cart that silently loses a line would show a wrong total.
 */
const unwrapData = (body: unknown): unknown => (isObject(body) && "data" in body ? body.data : body);

const paging = z.object({
  total: z.coerce.number().int().nullish().catch(null),
  page: z.coerce.number().int().nullish().catch(null),
  per_page: z.coerce.number().int().nullish().catch(null),
});

/**
 * A list: `items`, and `total`, `page`, `perPage` (null where the host omits them). `extraFields` reads additional fields
 * next to the inner list, for example filter counts.
 */
export function lenientListResponse<Item extends z.ZodType, Extra extends z.ZodType = z.ZodUnknown>(
  item: Item,
  extraFields?: Extra,
) {
  const extraReader: z.ZodType<z.output<Extra> | undefined> = extraFields
    ? extraFields.optional().catch(undefined)
    : z.undefined();
  return z.unknown().transform((body, context) => {
    const outer = unwrapData(body);
    const holder = isObject(outer) ? outer : isObject(body) ? body : {};
    const list = readList(Array.isArray(outer) ? outer : unwrapData(outer));
    const rows = list?.map((row) => readRow(item, row));
    const validRows = rows?.flatMap((row) => (row.found ? [row.found.data] : []));
    const rowProblems = rows?.flatMap((row) => row.problems ?? []) ?? [];
    if (!validRows) {
      context.addIssue({ code: "custom", message: "not a list" });
      return z.NEVER;
    }
    const { total, page, per_page } = paging.parse(holder);
    return {
      items: validRows,
      total: total ?? null,
      page: page ?? null,
      perPage: per_page ?? null,
      extraFields: extraFields ? extraReader.parse(holder) : undefined,
      /** Validation problems of rows, in zod's words; for the log. */
      rowProblems,
    };
  });
}

const readList = (value: unknown): unknown[] | null =>
  z.array(z.unknown()).safeParse(coerce(z.array(z.unknown()), value)).data ?? null;

/**
 * The row, or the row without its invalid fields; `problems` lists those, and `found` is missing when one of them is
 * required.
 */
function readRow<Item extends z.ZodType>(
  item: Item,
  row: unknown,
): { found?: { data: z.output<Item> }; problems?: string } {
  const read = coerce(item, row);
  const whole = item.safeParse(read);
  if (whole.success) return { found: whole };
  const problems = z.prettifyError(whole.error);
  if (!isObject(read)) return { problems };
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  const rest = item.safeParse(
    coerce(item, Object.fromEntries(Object.entries(read).filter(([name]) => !wrong.has(name)))),
  );
  return rest.success ? { found: rest, problems } : { problems };
}

/** A single record of many fields, read as leniently as a list's row. */
export const looseItemResponse = <Item extends z.ZodType>(item: Item) =>
  z.unknown().transform((body, context): z.output<Item> => {
    const { found, problems = "" } = readRow(item, unwrapData(body));
    if (found) return found.data;
    context.addIssue({ code: "custom", message: problems.slice(0, 300) });
    return z.NEVER;
  });

/** A single record, under `data` or bare. With `item.nullable()` a missing one is null. */
export const itemResponse = <Item extends z.ZodType>(item: Item) =>
  z.unknown().transform(unwrapData).pipe(lenient(item));

const sentence = z.object({ message: z.string().max(300) });
const findMessage = (body: unknown): string | null => sentence.safeParse(body).data?.message ?? null;

/** A single record with the host's message about it (null when there is none), which toasts display after changes. */
export const messageItemResponse = <Item extends z.ZodType>(item: Item) =>
  z.unknown().transform((body, context) => {
    const found = item.safeParse(coerce(item, unwrapData(body)));
    if (found.success) return { message: findMessage(body), data: found.data };
    context.addIssue({ code: "custom", message: z.prettifyError(found.error).slice(0, 300) });
    return z.NEVER;
  });

/** Only the host's sentence: `{message}`, null when it says none. */
export const messageOnlyResponse = z.unknown().transform((body) => ({ message: findMessage(body) }));

const readers = new WeakMap<Call, z.ZodType>();

/** The reader for a call's answer as the contract defines it. */
export function getResponseReader(call: Call): z.ZodType {
  const known = readers.get(call);
  if (known) return known;
  const reader = createResponseReader(call.response);
  readers.set(call, reader);
  return reader;
}

function createResponseReader(answer: z.ZodType | undefined): z.ZodType {
  const data = getShape(answer).data;
  if (!data) return messageOnlyResponse;
  const { data: rows, total: _, page: __, per_page: ___, ...extraFields } = getShape(data);
  if (!(rows instanceof z.ZodArray)) return itemResponse(data);
  const item = rows.element instanceof z.ZodType ? rows.element : z.unknown();
  const fields = Object.entries(extraFields).map(([name, field]) => [name, field.nullish()]);
  return lenientListResponse(item, fields.length > 0 ? lenient(z.object(Object.fromEntries(fields))) : undefined);
}

const getShape = (schema: unknown): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The host's answer, as `answer` reads it. @throws HostError for a refusal, UpstreamError for an invalid answer */
export function parseResponse<Answer extends z.ZodType>(
  { status, text, contentType, retryAfter }: WireResponse,
  answer: Answer,
  { isExtended }: { isExtended: boolean },
): z.output<Answer> {
  const body = parseJson(text);
  if (status < 200 || status >= 300) throw toHostError(status, body, isExtended, retryAfter);
  if (body === undefined) throw new UpstreamError(`is not JSON but "${contentType.slice(0, 60)}"`);
  const read = answer.safeParse(body);
  if (!read.success) throw new UpstreamError("does not hold what was asked for", read.error);
  return read.data;
}

const refusedAnyway = z.object({ success: z.literal([false, 0, "0", "false"]) });

/** Checks that a change was made. Some hosts answer 200 with `success: false` when it was not. */
export function assertApplied(response: WireResponse): WireResponse {
  const body = parseJson(response.text);
  if (response.status < 300 && refusedAnyway.safeParse(body).success) throw toHostError(409, body, false);
  return response;
}

/** undefined for invalid JSON; null for an empty body, such as a 204's. */
export function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ListQuery {
  [name: string]: string | number | undefined;
  sort?: string;
  page?: number;
  per_page?: number;
}

interface ListEnvelope<Row> {
  items: readonly Row[];
  total: number | null;
  page: number | null;
  perPage: number | null;
}

/**
 * The requested rows and their total. Other hosts may return all rows whatever the query says: unless the answer has
 * page and page size, they are filtered, sorted and paginated here.
 */
export function applyListQuery<Row>(
  list: ListEnvelope<Row>,
  query: ListQuery,
  how: Filters<Row>,
): { rows: Row[]; total: number } {
  const { items, total, page, perPage } = list;
  if (total !== null && page !== null && perPage !== null) return { rows: [...items], total };
  const { sort = "", page: pageNumber = 1, per_page: limit = items.length, ...filters } = query;
  const texts = Object.entries(filters).map(([name, value]) => [name, String(value ?? "")]);
  const state = { filters: Object.fromEntries(texts), sort, page: pageNumber, limit };
  const rows = matchingRows(items, state, how);
  const isPart = total !== null && items.length < total;
  if (isPart) return { rows, total: rows.length < items.length ? rows.length : total };
  return { rows: rows.slice((pageNumber - 1) * limit, pageNumber * limit), total: rows.length };
}

/** A number as text that sorts numerically. */
export const sortable = (value: number): string => String(value).padStart(16, "0");

/**
 * Whether a record belongs to this restaurant: hosts return public records of any restaurant. Records without a
 * restaurant id are trusted.
 */
export const belongsToRestaurant = (restaurantId: string, id: string | null | undefined): boolean =>
  id === undefined || id === restaurantId;
