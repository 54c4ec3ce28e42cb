import * as z from "zod";
import { expect, test } from "vitest";
import { listAnswer, messageAnswer, oneAnswer, saidAnswer } from "./unwrapping";

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
  expect(listAnswer(thing).parse(body)).toMatchObject({ items: read, ...rest });
});

test("[HOST-3] what stands beside the list is read where it is there and left out where it is not", () => {
  const counted = listAnswer(thing, z.object({ unread: z.number() }));
  expect(counted.parse({ data: { data: [], unread: 3 } }).beside).toEqual({ unread: 3 });
  expect(counted.parse({ data: [] }).beside).toBeUndefined();
  expect(counted.parse([]).items).toEqual([]);
});

test.each([null, "text", 7, {}, { data: null }, { data: { data: "x" } }, { data: [{ name: "no id" }] }])(
  "[HOST-4] %j is no list",
  (body) => expect(listAnswer(thing).safeParse(body).success).toBe(false),
);

test("[HOST-3] one thing under data or bare; null where it may be missing", () => {
  expect(oneAnswer(thing).parse({ data: rows[0] })).toEqual(read[0]);
  expect(oneAnswer(thing).parse(rows[0])).toEqual(read[0]);
  expect(oneAnswer(thing.nullable()).parse({ success: true, data: null })).toBeNull();
  expect(oneAnswer(thing).safeParse({ data: null }).success).toBe(false);
});

test("[ERR-3] the host's sentence comes along, or null", () => {
  expect(saidAnswer(thing).parse({ message: "Saved", data: rows[1] })).toEqual({ message: "Saved", data: { id: "2" } });
  expect(saidAnswer(thing).parse(rows[1])).toEqual({ message: null, data: { id: "2" } });
  expect(messageAnswer.parse({ message: "Done" })).toEqual({ message: "Done" });
  for (const body of [null, [], { message: 7 }, "text"]) expect(messageAnswer.parse(body)).toEqual({ message: null });
});
