import { expect, test } from "vitest";
import { applyChoices, formatStations, parseStations } from "./optimistic-choices";

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
