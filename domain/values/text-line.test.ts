import { expect, test } from "vitest";
import type * as z from "zod";
import { addonFields } from "@domain/menu/addon-rules";
import { menuItemFields } from "@domain/menu/menu-item-rules";
import { companyFields } from "@domain/settings/company";
import { textLine } from "./text-line";

test.each([
  ["Lamb\r\nkofta", "Lamb kofta"],
  [" Lamb \n\t kofta\n", "Lamb kofta"],
  ["Lamb  kofta", "Lamb  kofta"],
])("[ITEM-10] %j is kept in one line: a name from a file may hold a line break, which no form does", (typed, kept) => {
  expect(textLine(2, "Too short", 40, "Name").parse(typed)).toBe(kept);
  for (const field of [menuItemFields.name, menuItemFields.category, menuItemFields.station, addonFields.name]) {
    expect(field.parse(typed)).toBe(kept);
  }
});

test("[WIZ-6, SET-2] a field that is filled is not called missing; an empty one is called nothing else", () => {
  const said = (field: z.ZodType, typed: unknown) => field.safeParse(typed).error?.issues.map(({ message }) => message);
  const { city, street_address, state, zip_code, phone } = companyFields;
  for (const [field, typed, short, missing] of [
    [city, "9", "City must be at least 2 characters", "City is required"],
    [street_address, "1 St", "Business address must be at least 5 characters", "Business address is required"],
    [state, "C", "Please choose a state of the US", "State is required"],
    [zip_code, "0601", "Zip code must be at least 5 characters", "Zip code is required"],
    [phone, "860-555", "Phone number must be at least 10 digits", "Phone number is required"],
  ] as const) {
    expect(said(field, typed)).toEqual([short]);
    expect(said(field, " ")).toEqual([missing]);
    expect(said(field, undefined)).toEqual([missing]);
  }
});

test("[ITEM-10] line breaks alone are no name; a description keeps its own", () => {
  expect(textLine(1, "Name is required", 40, "Name").safeParse("\n\n").error?.issues[0]?.message).toBe(
    "Name is required",
  );
  expect(menuItemFields.description.parse("Two skewers.\nWith rice.")).toBe("Two skewers.\nWith rice.");
});
