import { expect, test } from "vitest";
import { toTasks } from "./tasks.server";

test("[ADMIN-2] what waits for an administrator is counted kind by kind, with its page; what is nothing is left out", () => {
  const none = { pending: 0, openRefunds: 0, unsettled: 0, evidence: 0, concerns: 0, reviews: 0 };
  expect(toTasks(none)).toEqual([]);
  const some = toTasks({ ...none, pending: 2, evidence: 1, concerns: 1, reviews: 3 });
  expect(some.map(({ text }) => text)).toEqual([
    "2 restaurants",
    "1 halal review",
    "1 halal concern",
    "3 reported reviews",
  ]);
  expect(some.map(({ to }) => to)).toEqual([
    "/admin/inactive-restaurants?status=pending",
    "/admin/halal-evidence",
    "/admin/halal-evidence?kind=reported",
    "/admin/reported-reviews?state=waiting",
  ]);
});
