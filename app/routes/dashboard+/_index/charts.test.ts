import { expect, test } from "vitest";
import { drawDoughnut, drawMonths, toCategoryShares, shortMoney } from "./overview.server";

const months = [0, 25_000, 100_000, -300].map((total, index) => ({ month: `2026-0${index + 1}`, total }));

test("[DASH-5] bars stand on one ground, as high as their month, the last being now; no sales, no bar", () => {
  const { bars, guides } = drawMonths(months, { width: 400, height: 200 });
  expect(bars.map(({ label, isNow }) => [label, isNow])).toEqual([
    ["Jan", false],
    ["Feb", false],
    ["Mar", false],
    ["Apr", true],
  ]);
  const ground = guides[0]?.y ?? 0;
  expect((ground - (bars[1]?.head ?? 0)) * 4).toBeCloseTo(ground - (bars[2]?.head ?? 0));
  expect([bars[0]?.path, bars[3]?.path]).toEqual(["", ""]);
  expect(guides.map(({ label }) => label)).toEqual(["0", "$200", "$400", "$600", "$800", "$1k"]);
});

test("[DASH-5] a doughnut has six parts at most, and they make up the whole", () => {
  const categories = [50, 20, 10, 8, 5, 4, 3].map((total, index) => ({ category: `c${index}`, total }));
  const parts = toCategoryShares(categories);
  expect(parts).toHaveLength(6);
  expect(parts.at(-1)).toEqual({ category: "Everything else", total: 7, percent: 7 });
  expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(drawDoughnut(parts, 180)).toHaveLength(6);
  expect(toCategoryShares([{ category: "Soups", total: 0 }])).toEqual([]);
  expect([0, 96_000, 4_826_000, 12_345_600].map(shortMoney)).toEqual(["0", "$960", "$48.3k", "$123k"]);
});
