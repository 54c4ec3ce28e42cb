import { expect, test } from "vitest";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import { parseImport } from "./parse-import";

const head = "name,description,price,category,caution,item_type";
const read = (...lines: string[]) => parseImport(new TextEncoder().encode(lines.join("\n")));

test("[ITEM-10] every field of a line is checked, and an error names the line it begins on", () => {
  const { rows, errors } = read(
    head,
    '"Lentil soup","Red lentils, cumin\nand lemon",5.49,Soups,,',
    "X,short,0,Soups,,",
    "",
    "Adana kebab,Hand-minced lamb shoulder,abc,Kebab plates,,food",
  );
  expect(rows).toEqual([
    {
      name: "Lentil soup",
      description: "Red lentils, cumin\nand lemon",
      price: 549,
      category: "Soups",
      ...mapMenuItemTexts(() => null),
      item_type: "food",
      tags: [],
      diets: [],
      halal: null,
      meat: null,
      slaughter: null,
      contains: [],
      menus: [],
      meals: null,
      regular_price: null,
      large_price: null,
      old_price: null,
      is_available: true,
    },
  ]);
  expect(errors).toEqual([
    { line: 4, field: "name", message: "Item name must be at least 2 characters" },
    { line: 4, field: "description", message: "Description must be at least 10 characters" },
    { line: 4, field: "price", message: "Price must be greater than 0" },
    { line: 6, field: "price", message: "Price must be greater than 0" },
  ]);
});

test("[ITEM-10] files are read as spreadsheets write them", () => {
  const excel =
    "\uFEFFName;Description;Price;Category;Tags;Is available\r\nKünefe;Warm cheese pastry;7.50;Desserts;popular|offer;no\r\n";
  expect(parseImport(new TextEncoder().encode(excel)).rows).toMatchObject([
    { name: "Künefe", price: 750, tags: ["popular", "offer"], is_available: false },
  ]);
  const latin = Uint8Array.from(Buffer.from(`${head}\nKünefe,Warm cheese pastry,7.50,Desserts,,`, "latin1"));
  expect(parseImport(latin).rows).toMatchObject([{ name: "Künefe" }]);
  const unicodeText = Buffer.from(
    "\uFEFFName\tDescription\tPrice\tCategory\r\nKünefe\tWarm cheese pastry\t7.50\tDesserts\r\n",
    "utf16le",
  );
  expect(parseImport(unicodeText).rows).toMatchObject([{ name: "Künefe", price: 750 }]);
  expect(parseImport(Buffer.from(unicodeText).swap16()).rows).toMatchObject([{ name: "Künefe", price: 750 }]);
  const named = "\uFEFFsep=;\r\nname;description;price;category\r\nKünefe;Warm cheese pastry;seven;Desserts\r\n";
  expect(parseImport(new TextEncoder().encode(named)).errors).toMatchObject([{ line: 3, field: "price" }]);
});

test("[FIND-9] a file's dietary marks are taken by their names and as people read them", () => {
  const marked = (marks: string) =>
    read("name,description,price,category,diets", `Hummus,Chickpeas and tahini,5,Mezze,${marks}`);
  expect(marked("Gluten-free|No nuts|vegan").rows).toMatchObject([
    { diets: ["vegetarian", "vegan", "gluten-free", "nut-free", "dairy-free"] },
  ]);
  expect(marked("keto").errors).toMatchObject([{ line: 2, field: "diets" }]);
});

test("[ITEM-10] what is no menu is told as one sentence", () => {
  expect(read("").errors).toEqual([{ line: 1, field: "file", message: "The file holds no items" }]);
  expect(read(head).errors).toMatchObject([{ message: "The file holds no items" }]);
  expect(read("title,cost", "Soup,5").errors).toMatchObject([
    { line: 1, message: "The first line must name the columns; missing: name, description, price, category" },
  ]);
  expect(read(head, '"Soup,never closed,5,Soups,,').errors).toMatchObject([{ field: "file" }]);
  const long = Array.from({ length: 5_001 }, () => "Soup,Red lentils and cumin,5.49,Soups,,");
  expect(read(head, ...long).errors).toEqual([
    { line: 5_002, field: "file", message: "A file can hold at most 5,000 items" },
  ]);
  expect(read(head, ...long.slice(1)).rows).toHaveLength(5_000);
});

test("[HALAL-6] the columns of halal marks are read by their values or as people say them; what is none is refused", () => {
  const line = "Adana kebab,Hand-minced lamb shoulder,15.99,Kebab plates";
  const { rows, errors } = read(
    "name,description,price,category,halal,meat,slaughter,contains",
    `${line},Yes,Lamb,As the place,rennet|gelatine`,
    `${line},certified,pork,,`,
  );
  expect(rows).toMatchObject([{ halal: "yes", meat: "lamb", slaughter: "place", contains: ["rennet", "gelatine"] }]);
  expect(errors.map(({ field }) => field)).toEqual(["halal", "meat"]);
});

test("[PRAYER-3] a file says for which meals of Ramadan a dish is by itself", () => {
  const line = "Adana kebab,Hand-minced lamb shoulder,15.99,Kebab plates";
  const words = ["Iftar and suhoor", "suhoor", "Neither", "", "always"];
  const { rows, errors } = read("name,description,price,category,meals", ...words.map((word) => `${line},${word}`));
  expect(rows.map(({ meals }) => meals)).toEqual(["both", "suhoor", "none", null]);
  expect(errors).toMatchObject([{ line: 6, field: "meals" }]);
});
