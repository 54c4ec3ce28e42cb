import { expect, test } from "vitest";
import { makeQuoteLine } from "@tests/support/order";
import { toPlaceErrors } from "./problem-fields";

const line = makeQuoteLine();
const wrong = (cartItemId: string, problem = "It is sold out.") => ({ ...line, cartItemId, problem });
const problem = (code: string, message = code) => ({ code, message });
const idsOf = (...quote: Parameters<typeof toPlaceErrors>) => toPlaceErrors(...quote).map(({ id }) => id);

test("[CHK-13] each problem of a dish leads to its own line, and others to their fields", () => {
  const problems = ["address_out_of_reach", "item_unavailable", "item_unavailable", "minimum_order"].map((code) =>
    problem(code),
  );
  const lines = [line, wrong("2"), line, wrong("4")];
  expect(idsOf({ problems, lines })).toEqual(["address", "line-2", "line-4", "summary"]);
});

test("[CHK-13] a host that marks fewer lines than it names problems of, or none, leads to the last of them or to the summary", () => {
  const problems = [problem("address_required"), problem("item_unavailable"), problem("item_unavailable")];
  expect(idsOf({ problems, lines: [wrong("2")] })).toEqual(["line-2", "line-2"]);
  expect(idsOf({ problems, lines: [line] })).toEqual(["summary", "summary"]);
  expect(idsOf({ problems: null, lines: [line] })).toEqual([]);
});
