import { expect, test } from "vitest";
import { isRoutingNumber } from "./routing-number";

test("[WIZ-13] a routing number has nine digits and passes the ABA checksum", () => {
  for (const real of ["011000015", "021000021", "121000358", "322271627"]) expect(isRoutingNumber(real)).toBe(true);
  for (const wrong of ["011000051", "021000012", "000000000", "01100001", "0110000150", "01100001x", ""]) {
    expect(isRoutingNumber(wrong)).toBe(false);
  }
});
