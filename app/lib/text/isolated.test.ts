import { expect, test } from "vitest";
import { isolated } from "./isolated";

test("[UI-11] a name that runs from right to left is kept apart from its neighbours, any other is left as it is", () => {
  expect([2, 3].map((qty) => `${qty} ${isolated("كباب")}`).join(", ")).toBe("2 \u2068كباب\u2069, 3 \u2068كباب\u2069");
  expect(isolated("چکن Karahi 2")).toBe("\u2068چکن Karahi 2\u2069");
  expect(isolated("Künefe, 2 pieces")).toBe("Künefe, 2 pieces");
});
