import { expect, test } from "vitest";
import { cuisines } from "@domain/options";
import { businessTypes, relationsToBusiness } from "./options";

test("[WIZ-3, ADMIN-21] business categories", () => {
  expect(businessTypes.join(", ")).toBe(
    "Restaurant, Pizza, Bakery, Cafe, Fast Food, Food Truck, Catering, Grocery Store, Other",
  );
});

test("[WIZ-4, ADMIN-21] cuisine types", () => {
  expect(cuisines.join(", ")).toBe(
    "Pakistani, Syrian, Middle Eastern, Indian, Turkish, Lebanese, Egyptian, Moroccan, Afghan, Iranian, Other",
  );
});

test("[WIZ-11] whoever registers is one of four", () => {
  expect(relationsToBusiness).toEqual(["owner", "manager", "representative", "other"]);
});
