import { expect, test } from "vitest";
import { qrCodePath } from "./tables.server";

test("[ROUTE-10] a table's code is drawn whole, with room around it", () => {
  const { size, path } = qrCodePath("https://halalgo.example/table/abcDEF123456");
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const isDark = (x: number, y: number) => squares.some(([a, b]) => a === x && b === y);
  // The three corners that readers look for: a dark frame of seven, light within, dark in the middle.
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect([isDark(x, y), isDark(x + 6, y + 6), isDark(x + 3, y + 3), isDark(x + 1, y + 1)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
  expect(Math.min(...squares.flat())).toBe(4);
  expect(Math.max(...squares.flat())).toBe(size - 5);
});
