import { expect, test } from "vitest";
import { shownSentence } from "./shown-sentence";

const view: Parameters<typeof shownSentence>[0]["view"] = {
  restaurant_id: "r",
  name: "Kebab",
  address: "1 Main St",
  time_zone: "America/New_York",
  state: "unstated",
  profile: { level: null, slaughter: null, stunning: null, alcohol: null, pork: null, fryers: null },
  declared_at: null,
  certificate: null,
  other_certificates: [],
  suppliers: [],
  history: [],
  concern_since: null,
  uncovered_dishes: 0,
  code: null,
};

test("[HALAL-5, HALAL-8] of a place that is not listed, nobody says that customers read about it", () => {
  expect(shownSentence({ view, is_listed: true })).toBe("Customers read: Nothing stated about halal yet");
  expect(shownSentence({ view, is_listed: null })).toMatch(/^Customers read: /);
  expect(shownSentence({ view, is_listed: false })).toBe(
    "Not listed. Once it is, customers read: Nothing stated about halal yet",
  );
});
