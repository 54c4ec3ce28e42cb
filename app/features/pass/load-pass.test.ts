import { expect, test } from "vitest";
import type { Pass } from "~/host/payments.server";
import { accountEndConsequence, cancelConsequence } from "./headline";
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
