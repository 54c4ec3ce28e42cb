import { expect, test } from "vitest";
import * as z from "zod";
import {
  itemResponse,
  lenientListResponse,
  looseItemResponse,
  messageOnlyResponse,
  messageItemResponse,
} from "./envelope";

const thing = z.object({ id: z.coerce.string(), name: z.string().nullish() });
const rows = [{ id: 1, name: "Anatolia", unknown: true }, { id: "2" }];
const read = [{ id: "1", name: "Anatolia" }, { id: "2" }];

test.each([
  [
    "nested",
    { success: true, data: { data: rows, total: 9, page: 2, per_page: 2 } },
    { total: 9, page: 2, perPage: 2 },
  ],
  ["in data", { data: rows, total: "9" }, { total: 9, page: null }],
  ["bare", rows, { total: null, page: null }],
  ["with a total that is none", { data: { data: rows, total: "many" } }, { total: null }],
])("[HOST-3] a list %s", (_shape, body, rest) => {
  expect(lenientListResponse(thing).parse(body)).toMatchObject({ items: read, ...rest });
});

test("[HOST-3] what stands beside the list is read where it is there and left out where it is not", () => {
  const counted = lenientListResponse(thing, z.object({ unread: z.number() }));
  expect(counted.parse({ data: { data: [], unread: 3 } }).extraFields).toEqual({ unread: 3 });
  expect(counted.parse({ data: [] }).extraFields).toBeUndefined();
  expect(counted.parse([]).items).toEqual([]);
});

test.each([null, "text", 7, {}, { data: null }, { data: { data: "x" } }])("[HOST-4] %j is no list", (body) =>
  expect(lenientListResponse(thing).safeParse(body).success).toBe(false),
);

test("[HOST-3] a thin or odd row takes no others along: it is read as far as it can be, or left out, and told", () => {
  const place = z.object({ id: z.coerce.string().min(1), name: z.string(), tags: z.array(z.string()).nullish() });
  const odd = { id: 2, name: "Darband", tags: { a: 1 } };
  const answer = lenientListResponse(place).parse([{ id: 1, name: "Anatolia", tags: [] }, odd, { id: 3 }, null]);
  expect(answer.items).toEqual([
    { id: "1", name: "Anatolia", tags: [] },
    { id: "2", name: "Darband" },
  ]);
  expect(answer.rowProblems.map((text) => /→ at (\w+)/.exec(text)?.[1])).toEqual(["tags", "name", undefined]);
  expect(looseItemResponse(place).parse({ data: odd })).toEqual({ id: "2", name: "Darband" });
  expect(looseItemResponse(place).safeParse({ data: { id: 3 } }).success).toBe(false);
});

test("[HOST-3] a list of rows that cannot be used is an empty one, which is told, and no fault", () => {
  const answer = lenientListResponse(thing).parse({ data: [{ name: "no id" }, null] });
  expect([answer.items, answer.rowProblems.length]).toEqual([[], 2]);
});

test("[HOST-3] a row is whole inside: of a list within it nothing is left out", () => {
  const cart = z.object({ id: z.string(), items: z.array(z.object({ price: z.number() })) });
  const carts = [
    { id: "1", items: [{ price: 2 }] },
    { id: "2", items: [{ price: 2 }, {}] },
  ];
  expect(lenientListResponse(cart).parse(carts).items).toEqual([carts[0]]);
});

test("[HOST-3] one thing under data or bare; null where it may be missing", () => {
  expect(itemResponse(thing).parse({ data: rows[0] })).toEqual(read[0]);
  expect(itemResponse(thing).parse(rows[0])).toEqual(read[0]);
  expect(itemResponse(thing.nullable()).parse({ success: true, data: null })).toBeNull();
  expect(itemResponse(thing).safeParse({ data: null }).success).toBe(false);
});

test("[ERR-3] the host's sentence comes along, or null", () => {
  expect(messageItemResponse(thing).parse({ message: "Saved", data: rows[1] })).toEqual({
    message: "Saved",
    data: { id: "2" },
  });
  expect(messageItemResponse(thing).parse(rows[1])).toEqual({ message: null, data: { id: "2" } });
  expect(messageOnlyResponse.parse({ message: "Done" })).toEqual({ message: "Done" });
  for (const body of [null, [], { message: 7 }, "text"])
    expect(messageOnlyResponse.parse(body)).toEqual({ message: null });
});
