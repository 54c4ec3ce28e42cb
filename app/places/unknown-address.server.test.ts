import { expect, test } from "vitest";
import { describeUnknownAddress, explainUnknownAddress } from "./unknown-address.server";

test.each([
  ["San Juan PR", "Puerto Rico"],
  ["San Juan, Puerto Rico 00901", "Puerto Rico"],
  ["00926", "Puerto Rico"],
  ["Hagatna, Guam", "Guam"],
  ["Charlotte Amalie, VI 00802", "the U.S. Virgin Islands"],
  ["Pago Pago, AS 96799", "American Samoa"],
  ["Saipan, MP 96950", "the Northern Mariana Islands"],
])("[LAND-9] %s is in %s, where nobody delivers yet", (text, name) => {
  expect(explainUnknownAddress(text)).toEqual({ kind: "territory", name });
  expect(describeUnknownAddress({ kind: "territory", name })).toContain(`Nobody delivers in ${name} yet.`);
});

test.each(["12 Old Union Ct", "12 Main St", "8 Elm Street"])("[LAND-9] %s is asked its town", (street) => {
  expect(explainUnknownAddress(street)).toEqual({ kind: "no-town", street });
  expect(describeUnknownAddress({ kind: "no-town", street })).toMatch(/^Which town is .+ in\?/);
});

test.each(["Toronto, Canada", "100 Queen St W, Toronto, ON M5H 2N2", "m5v2t6", "Vancouver BC", "London UK"])(
  "[LAND-9] %s is abroad",
  (text) => {
    expect(explainUnknownAddress(text)).toEqual({ kind: "abroad" });
    expect(describeUnknownAddress({ kind: "abroad" })).toContain("outside the United States");
  },
);

test.each(["behind the blue door", "Toronto", "", "12 Main St, Nowhereville", "as", "🍕"])(
  "[LAND-9] “%s” is not known for another reason",
  (text) => expect(explainUnknownAddress(text)).toEqual({ kind: "other" }),
);
