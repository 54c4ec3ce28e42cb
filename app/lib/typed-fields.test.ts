import { expect, test } from "vitest";
import { isTypedField } from "./typed-fields";

test("[SESS-12] what a person typed is shown after the login, and nothing that a form names by itself", () => {
  // The form of "Start Preparing" on the kitchen display.
  const pressed: [string, string][] = [
    ["order", "b5309719-ff7d-8dd1-9ef8-c3c8ff04d73d"],
    ["live", "1"],
    ["intent", "bump"],
    ["orderId", "HG-2001"],
  ];
  expect(pressed.filter(isTypedField)).toEqual([]);
  const typed: [string, string][] = [
    ["note", "The side door, order b5309719"],
    ["order", "first"],
  ];
  expect(typed.filter(isTypedField)).toEqual(typed);
});
