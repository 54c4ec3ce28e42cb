import { expect, test } from "vitest";
import { readForm, readText } from "./read-form.server";

const posted = (body: string) =>
  new Request("http://halalgo.test/newsletter", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_none, index) => `${name(index)}=1`).join("&");

test("the forms of our pages are read", async () => {
  const names = [
    "email",
    "operatingHours[6].windows[1].opens",
    "specialDays[59].note",
    "menuItemIds",
    "__rvfInternalFormId",
  ];
  const form = await readForm(
    posted(`${names.map((name) => `${encodeURIComponent(name)}=1`).join("&")}&menuItemIds=2`),
  );
  expect([...form.keys()]).toEqual([...names, "menuItemIds"]);
});

test.each([
  ["a list of a billion", "a[999999999]=1"],
  ["a position that is no number's", "a[9e99]=1"],
  ["a name that reaches into prototypes", "__proto__[x]=1"],
  ["the same further in", "a.constructor.prototype.x=1"],
  ["lists within lists", `a${"[0]".repeat(1000)}=1`],
  ["a name without end", `${"a".repeat(100_000)}=1`],
  ["one name very often", many(100_000, () => "a")],
  ["very many names", many(80_000, (index) => `a${index}`)],
  ["a command of the form library", "__intent__=x"],
  ["its state", "__intent__=%7B%22type%22%3A%22insert%22%7D&__state__=x"],
])("%s is refused", async (_what, body) => {
  await expect(readForm(posted(body))).rejects.toMatchObject({ init: { status: 400 } });
});

test("a text field is read without surrounding blanks, and a missing one or a file as nothing", () => {
  const form = new FormData();
  form.set("name", "  Amina \n");
  form.set("photo", new File(["x"], "x.png"));
  expect(["name", "photo", "email"].map((name) => readText(form, name))).toEqual(["Amina", "", ""]);
});
