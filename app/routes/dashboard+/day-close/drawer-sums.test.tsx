import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Lines } from "./drawer-sums";

const amounts = { openingFloat: 14_875, cash: 10_118, other_cash: 0, paidOut: 0, expected: 24_993, counted: 0 };

test.each([
  [0, null],
  [1_500, "Cash of other days since Nov 23, 9:02 PM"],
  // A refund in cash after midnight, before the drawer was counted: nothing of it is in another close.
  [-585, "Cash of other days, given back or counted already"],
])("[RUSH-14] %i cents of other days are named for what they are", (other_cash, name) => {
  const text = renderToStaticMarkup(<Lines amounts={{ ...amounts, other_cash }} since="since Nov 23, 9:02 PM" />);
  expect(/<dt>([^<]*(?:other|another) [^<]*)<\/dt>/.exec(text)?.[1] ?? null).toBe(name);
});
