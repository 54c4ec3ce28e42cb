import { expect, test } from "vitest";
import * as z from "zod";
import { createValidator, fieldName } from "./create-validator";

const schema = z.object({
  name: z.string({ error: "Name is required" }),
  address: z.object({ city: z.string({ error: "City is required" }) }),
  sizes: z.array(z.object({ price: z.coerce.number({ error: "Enter a price" }).min(0, "Price cannot be negative") })),
  note: z.string().optional(),
});

function makeForm(entries: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("[FORM-2] errors carry the names of their fields, nested ones with dots and positions", async () => {
  const posted = makeForm([
    ["name", ""],
    ["address.city", ""],
    ["sizes[0].price", "2.50"],
    ["sizes[1].price", "-1"],
    ["subaction", "save"],
    ["__rvfInternalFormId", "item"],
  ]);
  const result = await createValidator(schema).validate(posted);
  expect(result.error).toEqual({
    fieldErrors: {
      name: "Name is required",
      "address.city": "City is required",
      "sizes[1].price": "Price cannot be negative",
    },
    formId: "item",
    subaction: "save",
  });
});

test("[FORM-2] a refused form keeps what was typed, as it was typed", async () => {
  const result = await createValidator(schema).validate(makeForm([["address.city", " Bristol "]]));
  expect(result.submittedData).toEqual({ address: { city: " Bristol " } });
});

test("a good form gives the schema's data; empty text counts as missing", async () => {
  const good = makeForm([
    ["name", "Garlic yoghurt"],
    ["address.city", "Bristol"],
    ["sizes[0].price", "0.75"],
    ["note", ""],
  ]);
  const result = await createValidator(schema).validate(good);
  expect(result.error).toBeUndefined();
  expect(result.data).toEqual({ name: "Garlic yoghurt", address: { city: "Bristol" }, sizes: [{ price: 0.75 }] });
});

test("one field is checked by its name alone", async () => {
  const validator = createValidator(schema);
  expect(await validator.validateField?.(makeForm([["name", ""]]), "name")).toEqual({ error: "Name is required" });
  expect(await validator.validateField?.(makeForm([["name", "Ayran"]]), "name")).toEqual({ error: undefined });
});

test("names that reach for a prototype or make a huge list are left out, not obeyed", async () => {
  const open = createValidator(z.looseObject({}));
  const result = await open.validate(
    makeForm([
      ["__proto__.admin", "1"],
      ["constructor.prototype.admin", "1"],
      ["items[999999999]", "1"],
      ["[0]", "1"],
      ["a.a.a.a.a.a.a.a.a.a", "1"],
      ["tags", "halal"],
      ["tags", "grill"],
    ]),
  );
  expect(result.data).toEqual({ tags: ["halal", "grill"] });
  expect(Reflect.get({}, "admin")).toBeUndefined();
});

test("a path of keys reads as the field's name", () => {
  expect(fieldName(["items", 0, "sizes", 2, "price"])).toBe("items[0].sizes[2].price");
  expect(fieldName([])).toBe("");
});
