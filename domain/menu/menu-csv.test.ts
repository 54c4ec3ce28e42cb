import { expect, test } from "vitest";
import { csvFileProblem, maxCsvBytes } from "./menu-csv";

test("[ITEM-8] a file that cannot be an import is refused to the letter", () => {
  expect(csvFileProblem(null)).toBe("Please select a CSV file to upload");
  expect(csvFileProblem({ name: "", size: 0 })).toBe("Please select a CSV file to upload");
  expect(csvFileProblem(undefined)).toBe("Please select a CSV file to upload");
  expect(csvFileProblem({ name: "menu.csv", size: 0 })).toBeNull();
  expect(csvFileProblem({ name: "", size: 20 })).toBe("Please select a CSV file only");
  expect(csvFileProblem({ name: "menu.csv.exe", size: 20 })).toBe("Please select a CSV file only");
  expect(csvFileProblem({ name: "menu.xlsx", size: 20 })).toBe("Please select a CSV file only");
  expect(csvFileProblem({ name: "menu.csv", size: maxCsvBytes })).toBe("File size must be less than 10MB");
  expect(csvFileProblem({ name: "MENU.CSV", size: maxCsvBytes - 1 })).toBeNull();
});
