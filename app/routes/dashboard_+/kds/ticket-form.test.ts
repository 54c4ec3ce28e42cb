import { expect, test } from "vitest";
import { applyChoices, isDoubleTap } from "./ticket-form";
import { formatStations, parseStations } from "./ticket-stations";

test("[RUSH-6, RUSH-7] a press just after another at the same place is the same one; lines one under the other are two", () => {
  const first = { at: 1_000, x: 400, y: 300 };
  expect(isDoubleTap({ at: 1_250, x: 404, y: 297 }, first)).toBe(true);
  expect(isDoubleTap({ at: 1_250, x: 400, y: 348 }, first)).toBe(false);
  expect(isDoubleTap({ at: 1_501, x: 400, y: 300 }, first)).toBe(false);
});

const station = (name: string, isShown: boolean) => ({ name, isShown, pieces: 1 });
const kitchen = {
  view: "columns" as const,
  stations: [station("Grill", false), station("Cold", false), station("Oven", true)],
};
const form = (name: string, value: string) => {
  const data = new FormData();
  data.set(name, value);
  return data;
};

test("[RUSH-7] what was pressed shows while it is saved, the last press of each", () => {
  expect(applyChoices(kitchen, [])).toEqual(kitchen);
  const both = applyChoices(kitchen, [
    form("stations", "Grill"),
    form("view", "flow"),
    form("stations", "Grill\nCold"),
    form("line", "1"),
  ]);
  expect(both.view).toBe("flow");
  expect(both.stations.filter(({ isShown }) => isShown).map(({ name }) => name)).toEqual(["Grill", "Cold"]);
  expect(applyChoices(kitchen, [form("stations", "")]).stations.some(({ isShown }) => isShown)).toBe(false);
});

test("[RUSH-7] station names survive a form with and without scripts", () => {
  expect(parseStations(formatStations(["Grill", "Cold bar"]))).toEqual(["Grill", "Cold bar"]);
  expect(parseStations("Grill\r\nCold bar")).toEqual(["Grill", "Cold bar"]);
  expect(parseStations("")).toEqual([]);
});
