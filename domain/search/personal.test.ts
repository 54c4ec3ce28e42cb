import { expect, test } from "vitest";
import { looksPersonal } from "./personal";

test.each([
  "amina@example.com",
  "kebab for amina @ example.com",
  "amina (at) example (dot) com",
  "amina at example dot com",
  "amina.yilmaz gmail.com",
  "amina example com",
  "amina example com ",
  "amina example.com biryani",
  "biryani for example.org, please ",
  "amina．example．com biryani",
  "amina example.co.uk kebab",
  "(860) 555-0100",
  "+1 860 555 0100",
  "8605550100 biryani",
  "٨٦٠٥٥٥٠١٠٠",
  "4242 4242 4242 4242",
  "4242-4242-4242-4242",
  "48 Prospect St",
  "48 prospect st bristol ct 06010",
  "214 North Main Street, Apt 3",
  "12 W 4th Street",
  "Prospect Street 48",
  "apt 4b, 48 maple ave",
  "123 Broadway",
  "PO Box 12",
])("[FIND-18] %s is not kept", (typed) => {
  expect(looksPersonal(typed)).toBe(true);
});

test.each([
  "biryani",
  "chicken 65",
  "7 up",
  "2 for 10 burgers",
  "12 piece wings",
  "street tacos",
  "dr pepper",
  "com tam",
  "com tam bo com suon",
  "mac.and.cheese",
  "st.louis ribs",
  "no.1 biryani",
  "bo com",
  "st louis ribs",
  "kebab 06010",
  "pizza at night",
  "50/50 fries",
  "بریانی",
  "hummus & pita, 16 oz",
])("[FIND-18] %s is what somebody would eat", (typed) => {
  expect(looksPersonal(typed)).toBe(false);
});
