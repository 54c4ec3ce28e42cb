import { expect, test } from "vitest";
import { phoneText } from "./phone-text";

test("[ADMIN-4] phone numbers are written one way, whichever way they came", () => {
  for (const written of [
    "+18605550117",
    "8605550117",
    "(860) 555-0117",
    "860-555-0117",
    "1 860 555 0117",
    "860.555.0117",
  ])
    expect(phoneText(written), written).toBe("(860) 555-0117");
  for (const other of ["+902125550117", "+44 20 7946 0018", "555-0117", "ask at the counter", ""])
    expect(phoneText(other)).toBe(other);
});
