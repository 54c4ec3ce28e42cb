import * as z from "zod";
import { readAs, tolerant } from "./read-as";

/**
 * [HOST-3] Readers of what a host answers. A list may come as `{data:{data:[…]}}`, `{data:[…]}` or bare; one thing under
 * `data` or bare; what a host does not know is left out. Rows that do not fit make the whole answer nonsense: a cart that
 * silently loses a line would show a wrong total.
 */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const dataIn = (body: unknown): unknown => (isObject(body) && "data" in body ? body.data : body);

const paging = z.object({
  total: z.coerce.number().int().nullish().catch(null),
  page: z.coerce.number().int().nullish().catch(null),
  per_page: z.coerce.number().int().nullish().catch(null),
});

/**
 * A list: `items`, and `total`, `page`, `perPage` as far as the host says them (null otherwise). `beside` reads more that
 * stands next to the inner list, for example the counts of filters.
 */
export function listAnswer<Item extends z.ZodType, Beside extends z.ZodType = z.ZodUnknown>(
  item: Item,
  beside?: Beside,
) {
  const rows = z.array(item);
  const more: z.ZodType<z.output<Beside> | undefined> = beside ? beside.optional().catch(undefined) : z.undefined();
  return z.unknown().transform((body, context) => {
    const outer = dataIn(body);
    const holder = isObject(outer) ? outer : isObject(body) ? body : {};
    const found = rows.safeParse(readAs(rows, Array.isArray(outer) ? outer : dataIn(outer)));
    if (!found.success) {
      context.addIssue({ code: "custom", message: `not a list: ${z.prettifyError(found.error).slice(0, 300)}` });
      return z.NEVER;
    }
    const { total, page, per_page } = paging.parse(holder);
    return {
      items: found.data,
      total: total ?? null,
      page: page ?? null,
      perPage: per_page ?? null,
      beside: beside ? more.parse(holder) : undefined,
    };
  });
}

/** One thing, under `data` or bare. With `item.nullable()` a missing one is null. */
export const oneAnswer = <Item extends z.ZodType>(item: Item) => z.unknown().transform(dataIn).pipe(tolerant(item));

const sentence = z.object({ message: z.string().max(300) });
const messageIn = (body: unknown): string | null => sentence.safeParse(body).data?.message ?? null;

/** One thing and the host's own sentence about it (null when it says none): what changes show in their toast. */
export const saidAnswer = <Item extends z.ZodType>(item: Item) =>
  z.unknown().transform((body, context) => {
    const found = item.safeParse(readAs(item, dataIn(body)));
    if (found.success) return { message: messageIn(body), data: found.data };
    context.addIssue({ code: "custom", message: z.prettifyError(found.error).slice(0, 300) });
    return z.NEVER;
  });

/** Only the host's sentence: `{message}`, null when it says none. */
export const messageAnswer = z.unknown().transform((body) => ({ message: messageIn(body) }));
