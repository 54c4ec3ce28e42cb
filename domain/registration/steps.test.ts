import { describe, expect, test } from "vitest";
import { defaultOperatingHours, timeOptions, usStates } from "./options";
import { agentStep, bankingStep, contactStep } from "./steps";
import { checkedBusinessStep, checkedContactStep } from "./wire-fields";

const business = {
  legalName: "Sanaa Foods LLC",
  dbaName: "Sanaa Mandi",
  salesTaxId: "12-3456789",
  restaurantPhone: "(860) 555-0117",
  streetAddress: "12 Main St",
  city: "Bristol",
  state: "connecticut",
  zipCode: "06010",
  category: "Restaurant",
  cuisineType: "Other",
};
const contact = {
  operatingHours: defaultOperatingHours,
  firstName: "Huda",
  lastName: "Saleh",
  whatsappNumber: "+44 7911 123456",
  email: "huda@sanaa.test",
  password: "long enough",
  relationToBusiness: "owner",
};

interface Schema {
  safeParse: (value: unknown) => {
    success: boolean;
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
}
/** The first sentence of each field. */
function refusals(schema: Schema, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) found[path.join(".")] ??= message;
  return found;
}

describe("step 1", () => {
  test("[WIZ-5, WIZ-6, WIZ-7] what is missing or too short is said in the product's own words", () => {
    const texts = {
      legalName: "Business legal name must be at least 2 characters",
      dbaName: "DBA name must be at least 2 characters",
      salesTaxId: "Sales Tax ID is required",
      restaurantPhone: "Business phone number must be at least 10 digits",
      streetAddress: "Business address must be at least 5 characters",
      city: "City is required",
      state: "State is required",
      zipCode: "Zip code must be at least 5 characters",
      category: "Business category is required",
      cuisineType: "Cuisine type is required",
    };
    expect(refusals(checkedBusinessStep, {})).toEqual(texts);
    const short = { ...business, legalName: "A", dbaName: " B ", restaurantPhone: "860-555", streetAddress: "1 St" };
    const { legalName, dbaName, restaurantPhone, streetAddress } = texts;
    expect(refusals(checkedBusinessStep, short)).toEqual({ legalName, dbaName, restaurantPhone, streetAddress });
    expect(refusals(checkedBusinessStep, { ...business, zipCode: "0601" })).toEqual({ zipCode: texts.zipCode });
  });

  test("a state is known by name or code, a telephone by its numbering plan, a ZIP code by its form", () => {
    expect(checkedBusinessStep.parse(business)).toMatchObject({ state: "CT", restaurantPhone: "(860) 555-0117" });
    expect(refusals(checkedBusinessStep, { ...business, state: "Ontario" })).toEqual({
      state: "Please choose a state of the US",
    });
    for (const restaurantPhone of ["0000000000", "+44 7911 123456", "1234567890123"]) {
      expect(refusals(checkedBusinessStep, { ...business, restaurantPhone })).toEqual({
        restaurantPhone: "Please enter a valid phone number",
      });
    }
    expect(refusals(checkedBusinessStep, { ...business, zipCode: "ABCDE" })).toEqual({
      zipCode: "Please enter a valid ZIP code",
    });
    expect(new Set(usStates.map(({ code }) => code)).size).toBe(52);
  });
});

describe("step 2", () => {
  test("[WIZ-9] times are every half hour; by default 10:00 to 20:00, closed on Sunday", () => {
    expect([timeOptions.length, timeOptions[0], timeOptions[1], timeOptions.at(-1)]).toEqual([
      48,
      "00:00",
      "00:30",
      "23:30",
    ]);
    expect(defaultOperatingHours.filter(({ isOpen }) => !isOpen)).toEqual([
      { day: "SUNDAY", fromTime: "10:00", toTime: "20:00", isOpen: false },
    ]);
  });

  test("[WIZ-10] a day is configured, with both times; closing after midnight is fine", () => {
    const none = { operatingHours: "At least one day must be configured" };
    const closed = defaultOperatingHours.map((day) => ({ ...day, isOpen: false }));
    for (const operatingHours of [undefined, [], closed]) {
      expect(refusals(contactStep, { ...contact, operatingHours })).toEqual(none);
    }
    const day = { day: "MONDAY", fromTime: "18:00", toTime: "02:00", isOpen: true };
    expect(refusals(contactStep, { ...contact, operatingHours: [day] })).toEqual({});
    expect(refusals(contactStep, { ...contact, operatingHours: [{ day: "MONDAY", isOpen: true }] })).toEqual({
      "operatingHours.0.fromTime": "From time is required",
      "operatingHours.0.toTime": "To time is required",
    });
    expect(refusals(contactStep, { ...contact, operatingHours: [day, day] })).toHaveProperty("operatingHours");
  });

  test("[WIZ-12] the contact's fields are refused in the product's own words, in the order of the form", () => {
    const refused = refusals(checkedContactStep, { operatingHours: defaultOperatingHours });
    const order = ["firstName", "lastName", "whatsappNumber", "relationToBusiness", "email", "password"];
    expect(Object.keys(refused)).toEqual(order);
    expect(refused).toEqual({
      firstName: "First name must be at least 2 characters",
      lastName: "Last name must be at least 2 characters",
      whatsappNumber: "WhatsApp number must be at least 10 digits",
      email: "Please enter a valid email address",
      password: "Password must be at least 8 characters",
      relationToBusiness: "Relation to business is required",
    });
    expect(checkedContactStep.parse({ ...contact, email: " huda@sanaa.test " }).email).toBe("huda@sanaa.test");
    expect(refusals(checkedContactStep, { ...contact, whatsappNumber: "+44 0000 000000" })).toEqual({
      whatsappNumber: "Please enter a valid phone number",
    });
  });
});

test("[FIND-15] how far a business delivers may be left out, but not be farther than anybody does", () => {
  expect(checkedContactStep.parse(contact).deliveryRadius).toBeUndefined();
  expect(checkedContactStep.parse({ ...contact, deliveryRadius: "4.5" }).deliveryRadius).toBe(4.5);
  const farther = { deliveryRadius: "Nobody delivers farther than 30 miles" };
  expect(refusals(checkedContactStep, { ...contact, deliveryRadius: "31" })).toEqual(farther);
  for (const deliveryRadius of ["0", "-2", "far"])
    expect(refusals(checkedContactStep, { ...contact, deliveryRadius })).toEqual({
      deliveryRadius: "Please enter miles, such as 3.5",
    });
  const typed = { ...contact, deliveryZipCodes: "06010, Bristol" };
  expect(refusals(checkedContactStep, typed)).toEqual({ deliveryZipCodes: "Bristol is no ZIP code of five digits" });
});

test("[WIZ-13, WIZ-16] bank data may be left out, but neither be wrong nor half of it; the terms must be agreed to", () => {
  expect(bankingStep.parse({ agreeToTerms: true })).toEqual({ agreeToTerms: true });
  const bank = { bankName: "Bristol Bank", routingNumber: "011 000 015", accountNumber: "1234-5678" };
  expect(bankingStep.parse({ agreeToTerms: true, ...bank })).toEqual({
    agreeToTerms: true,
    bankName: "Bristol Bank",
    routingNumber: "011000015",
    accountNumber: "12345678",
  });
  expect(refusals(bankingStep, { bankName: "B", routingNumber: "12345678", accountNumber: "123" })).toEqual({
    bankName: "Bank name must be at least 2 characters",
    routingNumber: "Routing number must be at least 9 digits",
    accountNumber: "Account number must be at least 4 digits",
    agreeToTerms: "You must agree to the terms and conditions",
  });
  expect(refusals(bankingStep, { agreeToTerms: true, bankName: "Bristol Bank" })).toEqual({
    routingNumber: "Routing number must be at least 9 digits",
    accountNumber: "Account number must be at least 4 digits",
  });
  expect(refusals(bankingStep, { agreeToTerms: true, ...bank, bankName: undefined })).toEqual({
    bankName: "Bank name must be at least 2 characters",
  });
  const wrong = { ...bank, routingNumber: "011000016", accountNumber: "12ab" };
  expect(refusals(bankingStep, { agreeToTerms: true, ...wrong })).toEqual({
    routingNumber: "Please enter a valid routing number",
    accountNumber: "Please enter a valid account number",
  });
});

test("[AGENT-2, AGENT-7] the agent's e-mail and password count only when the box is checked", () => {
  expect(refusals(agentStep, { agentEmail: "nonsense" })).toEqual({});
  expect(refusals(agentStep, { isSalesPerson: true, agentEmail: "nonsense" })).toEqual({
    agentEmail: "Please enter a valid email address",
    agentPassword: "Password is required",
  });
  expect(refusals(agentStep, { isSalesPerson: true, agentEmail: "a@b.test", agentPassword: "x" })).toEqual({});
});
