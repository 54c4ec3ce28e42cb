import { expect, test } from "vitest";
import { pageMarks, rangeText } from "./pagination";

test("[TABLE-2] a table says what is seen of how many", () => {
  expect(rangeText(1, 10, 34)).toBe("1 to 10 of 34");
  expect(rangeText(4, 10, 34)).toBe("31 to 34 of 34");
  expect(rangeText(1, 10, 0)).toBe("0 of 0");
  expect(rangeText(5, 10, 34)).toBe("0 of 34");
  expect(rangeText(9997, 10, 99_963)).toBe("99,961 to 99,963 of 99,963");
});

test("page numbers name the first, the last and the neighbours, each once and in order", () => {
  expect(pageMarks(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageMarks(1, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(pageMarks(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  expect(pageMarks(20, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
  for (const pages of [1, 7, 8, 9, 50]) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageMarks(page, pages).filter((mark) => mark !== "gap");
      expect(numbers).toContain(page);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
    }
  }
});
