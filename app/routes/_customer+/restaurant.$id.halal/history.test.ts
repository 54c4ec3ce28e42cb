import { expect, test } from "vitest";
import { toHistory } from "./halal-sheet.server";

const marked = (state: "certified" | "declared", ...whats: string[]) =>
  toHistory({ state, history: whats.map((what) => ({ what, at: "2026-11-20T17:00:00Z", note: null })) }, (at) =>
    at.slice(0, 10),
  ).map(({ isGood }) => isGood);

test("[HALAL-10] only good news of a certified place carries a check in its history", () => {
  const checked = "Certificate checked with the certifier";
  expect(marked("certified", checked, "Owner’s statement signed")).toEqual([true, false]);
  expect(marked("certified", "Certificate withdrawn", checked), "a supplier's, withdrawn").toEqual([false, false]);
  expect(marked("certified", "Certificate ended", checked)).toEqual([false, false]);
  expect(marked("declared", checked)).toEqual([false]);
});
