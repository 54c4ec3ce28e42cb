import { expect, test } from "vitest";
import { wholeApplication } from "@tests/support/application";
import { getApplicationHead } from "./application-state";

const parts = {
  ...wholeApplication,
  menu_items: 3,
  halal: "declaration" as const,
  routing_sound: true,
  menu_file: null,
  registered_by: null,
  sent_again_at: null,
  sent_changes: null,
  open_requests: 0,
};
const check = {
  id: "1",
  kind: "voided_check",
  name: "check.pdf",
  size: 2048,
  content_type: "application/pdf",
  width: null,
  height: null,
  created_at: "2026-11-30T09:00:00Z",
};

const application = {
  status: "pending",
  reason: null,
  requests: [],
  changes: [],
  bank: { name: "Bristol Bank", routing_number: "*****0015", account_number: "***7719" },
  documents: [check],
};

test("[ADMIN-7] an approved application without a dish says that customers can order once there is one", () => {
  const getText = (menu_items: number) =>
    getApplicationHead({ ...application, status: "approved", parts: { ...parts, email_confirmed: true, menu_items } })
      .text;
  expect(getText(1)).toBe("Customers find your restaurant and can order from it.");
  expect(getText(0)).toBe("Customers find your restaurant. They can order once its menu has dishes.");
});

test("[DASH-8] nothing is said to be missing only where the owner's address is confirmed too, as approval is refused without", () => {
  const getText = (email_confirmed: boolean | null) =>
    getApplicationHead({ ...application, parts: { ...parts, email_confirmed } }).text;
  expect(getText(false)).toBe("All is here but a confirmed email address.");
  expect(getText(true)).toMatch(/^Nothing is missing/);
  expect(getText(null)).toMatch(/^Nothing is missing/);
});

test("[DASH-8] one thing that is missing is spoken of as one", () => {
  const question = { id: "1", part: "menu_file" as const, text: "Your menu", asked_at: "2026-11-30T09:00:00Z" };
  const getText = (questions: number) =>
    getApplicationHead({
      ...application,
      requests: Array.from({ length: questions }, () => ({ ...question, answer: null, answered_at: null })),
      parts: { ...parts, email_confirmed: true },
    }).text;
  expect(getText(1)).toBe("Add it and send again. All else stays as it is.");
  expect(getText(2)).toBe("Add them and send again. All else stays as it is.");
});
