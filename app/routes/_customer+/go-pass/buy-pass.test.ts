import { expect, test } from "vitest";
import { savingText } from "./buy-pass";

test("[LAND-5] what a pass saves is said before it is sold, from what businesses charge", () => {
  expect(savingText(0)).toBe(
    "At the moment no restaurant or shop charges for delivery, so a pass would save you nothing.",
  );
  expect(savingText(1)).toMatch(/^1 restaurant or shop charges for delivery/);
  expect(savingText(7)).toMatch(/^7 restaurants and shops charge for delivery at the moment/);
  expect(savingText(1000)).toMatch(/^At least 1,000 restaurants and shops charge/);
  expect(savingText(null)).toBeNull();
});
