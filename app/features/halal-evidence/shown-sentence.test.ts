import { expect, test } from "vitest";
import { makeHalalView } from "@tests/support/halal-view";
import { shownSentence } from "./shown-sentence";

const view = makeHalalView();

test("[HALAL-5, HALAL-8] of a place that is not listed, nobody says that customers read about it", () => {
  expect(shownSentence({ view, is_listed: true })).toBe("Customers read: Nothing stated about halal yet");
  expect(shownSentence({ view, is_listed: null })).toMatch(/^Customers read: /);
  expect(shownSentence({ view, is_listed: false })).toBe(
    "Not listed. Once it is, customers read: Nothing stated about halal yet",
  );
});
