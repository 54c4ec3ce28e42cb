import type { HalalView } from "@domain/contract/halal";

/** What everybody reads of a place that has stated nothing about halal. */
export const makeHalalView = (change: Partial<HalalView> = {}): HalalView => ({
  restaurant_id: "1",
  name: "Anatolia",
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
  ...change,
});
