import { expect, test } from "vitest";
import type { Pass } from "~/host/payments.server";
import {
  accountEndConsequence,
  cancelConsequence,
  monthlyPrice,
  paidTexts,
  readReturnQuery,
  toReturnQuery,
} from "./headline";
import { runningPass } from "./load-pass.server";

const refused: Pass = {
  id: "pass",
  status: "active",
  isValid: true,
  renews: true,
  price: 999,
  startedAt: "2026-02-28T17:00:00Z",
  paidUntil: "2026-03-28T17:00:00Z",
  card: { brand: "VISA", last4: "4242" },
  failedTries: 1,
  nextTryAt: "2026-03-28T17:00:00Z",
};

test("[PASS-4, PASS-5] after a refusal another card is asked for, unless the pass was cancelled since", () => {
  expect(runningPass(refused)).toMatchObject({ isRefused: true, nextTry: "March 28, 2026" });
  const cancelled = { ...refused, status: "cancelled", renews: false, nextTryAt: null } as const;
  expect(runningPass(cancelled)).toMatchObject({ isRefused: false, isCancelled: true });
});

test("[PASS-2] the card that is kept is named as people call it", () => {
  expect(runningPass(refused)?.card).toBe("Visa ending in 4242");
  expect(runningPass({ ...refused, card: { brand: "MC", last4: "5454" } })?.card).toBe("Mastercard ending in 5454");
});

test("[PASS-5] cancelling promises $0 delivery for a month that is paid only", () => {
  const until = "March 28, 2026";
  expect(cancelConsequence({ isValid: true, until })).toMatch(/^Your delivery fees stay \$0 until March 28, 2026\. /);
  expect(cancelConsequence({ isValid: false, until })).toMatch(/^Your paid month is over, so it ends at once\. /);
});

test("[AUTH-12] before an account is deleted, a paid month of its Go Pass is said not to be paid back", () => {
  const until = "March 28, 2026";
  expect(accountEndConsequence({ isValid: true, until })).toBe(
    "Your Go Pass ends at once too. It is paid until March 28, 2026, and the rest of that month is not paid back.",
  );
  expect(accountEndConsequence({ isValid: false, until })).not.toContain("paid back");
});

test("[PASS-2, PASS-3] who pays the next month of a pass is not welcomed to it; the provider's page brings back what they had", () => {
  expect(paidTexts(null)).toEqual({
    message: "Welcome to Go Pass",
    description: "Your delivery fees are $0 from now on.",
  });
  const next = "Your Go Pass goes on for another month";
  expect(paidTexts({ isValid: true })).toEqual({ message: next, description: "Your delivery fees stay $0." });
  // Whose card was refused to the end of the month had paid deliveries since.
  expect(paidTexts({ isValid: false })).toEqual({
    message: next,
    description: "Your delivery fees are $0 from now on.",
  });
  for (const before of [null, { isValid: true }, { isValid: false }]) {
    const { had } = toReturnQuery(before);
    expect(readReturnQuery(new URLSearchParams(had ? { had } : {}))).toEqual(before);
  }
});

test("[PASS-5] who has cancelled reads the price that resuming costs, not what the plan costs since", () => {
  const own = runningPass(refused);
  expect(monthlyPrice(1299, null)).toBe(1299);
  expect(monthlyPrice(1299, own)).toBe(999);
  expect(monthlyPrice(1299, runningPass({ ...refused, status: "cancelled", renews: false }))).toBe(999);
  expect(monthlyPrice(1299, runningPass({ ...refused, renews: false, card: null, failedTries: 0 }))).toBe(1299);
});
