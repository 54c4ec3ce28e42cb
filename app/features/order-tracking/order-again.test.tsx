import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AgainNote } from "./order-again";

const textOf = (again: Partial<NonNullable<Parameters<typeof AgainNote>[0]["order"]["again"]>>) =>
  renderToStaticMarkup(
    <AgainNote
      order={{
        id: "1",
        number: "ORD-1",
        restaurantId: "2",
        restaurantName: "Olive & Basil",
        again: { added: 1, missing: [], changed: [], notHalal: [], ...again },
      }}
    />,
  ).replace(/<[^>]*>/g, "");

test("[HALAL-6, ORD-14] what is marked not halal is named as such, beside what has left the menu", () => {
  expect(textOf({})).toBe("");
  expect(textOf({ notHalal: ["Diavola"] })).toBe("Diavola is marked not halal, so Reorder leaves it out.");
  expect(textOf({ missing: ["Soup"], notHalal: ["Diavola", "Linguine"] })).toBe(
    "Soup is not on the menu now. Reorder adds the rest.Diavola and Linguine are marked not halal, so Reorder leaves them out.",
  );
  expect(textOf({ added: 0, notHalal: ["Diavola"] })).toBe("Diavola is marked not halal, so Reorder leaves it out.");
  expect(textOf({ added: 0, missing: ["Soup"] })).toBe(
    "None of these items can be ordered at Olive &amp; Basil right now.",
  );
  // A host that says nothing about it.
  expect(textOf({ notHalal: null, missing: ["Soup"] })).toBe("Soup is not on the menu now. Reorder adds the rest.");
});

test("[ORD-14] what is sold out is said to be that, once for two lines of a dish", () => {
  const problems = [
    "Soup is sold out at the moment.",
    "Soup is sold out at the moment.",
    "Tea is no longer on the menu.",
  ];
  expect(textOf({ missing: ["Soup", "Soup", "Tea"], problems })).toBe(
    "Soup is sold out at the moment. Tea is no longer on the menu. Reorder adds the rest.",
  );
});
