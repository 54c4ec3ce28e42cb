import { expect, test } from "vitest";
import { getApplicationHead } from "./application-state";

const file = {
  id: "1",
  kind: "voided_check",
  name: "check.pdf",
  content_type: "application/pdf",
  created_at: "2026-11-30T09:00:00Z",
};

test("[DASH-8] nothing is said to be missing only where the owner's address is confirmed too, as approval is refused without", () => {
  const head = (email_confirmed?: boolean) =>
    getApplicationHead({
      status: "pending",
      reason: null,
      requests: [],
      changes: [],
      bank: { name: "Bristol Bank", routing_number: "*****0015", account_number: "***7719" },
      documents: [file],
      parts: { menu_items: 3, picture: true, halal: "declaration", email_confirmed },
    } as unknown as Parameters<typeof getApplicationHead>[0]).text;
  expect(head(false)).toBe("All is here but a confirmed email address.");
  expect(head(true)).toMatch(/^Nothing is missing/);
  expect(head()).toMatch(/^Nothing is missing/);
});
