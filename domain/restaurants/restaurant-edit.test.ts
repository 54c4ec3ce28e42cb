import { expect, test } from "vitest";
import * as z from "zod";
import { bankProblems, ownerFields, restaurantFields } from "./restaurant-edit";

const edit = z.object({ ...restaurantFields, ...ownerFields });

test("[ADMIN-18, ADMIN-19, ADMIN-20] each field of the edit form refuses with the documents' sentence", () => {
  const short = {
    name: "a",
    phone: "123",
    street_address: "1 St",
    city: "B",
    state: "C",
    zip_code: "0601",
    first_name: "A",
    last_name: "B",
    email: "nobody",
    role: "boss",
    whatsapp_number: "12345",
    bank_name: "B",
    routing_number: "0110",
    account_number: "123",
  };
  const issues = edit.safeParse(short).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toEqual({
    name: "Restaurant name must be at least 2 characters",
    phone: "Phone number is required",
    street_address: "Business address is required",
    city: "City is required",
    state: "State is required",
    zip_code: "Zip code is required",
    category: "Category is required",
    cuisine_type: "Cuisine type is required",
    first_name: "First name must be at least 2 characters",
    last_name: "Last name must be at least 2 characters",
    email: "Please enter a valid email address",
    role: "Relation to business is required",
    whatsapp_number: "WhatsApp number must be at least 10 digits",
    bank_name: "Bank name must be at least 2 characters",
    routing_number: "Routing number must be at least 9 digits",
    account_number: "Account number must be at least 4 digits",
  });
});

test("[ADMIN-20] bank details are complete, or left empty where there were none", () => {
  const whole = { bank_name: "Bristol Bank", routing_number: "011000015", account_number: "4007719" };
  expect(bankProblems(whole, true)).toEqual({});
  expect(bankProblems({}, false)).toEqual({});
  expect(Object.keys(bankProblems({}, true))).toEqual(["bank_name", "routing_number", "account_number"]);
  expect(bankProblems({ ...whole, account_number: "" }, false)).toEqual({
    account_number: "Account number must be at least 4 digits",
  });
});
