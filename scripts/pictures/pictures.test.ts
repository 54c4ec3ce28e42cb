import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoPictureUrl, restaurants } from "@api/db/demo/content";
import { menuCategories } from "@domain/options";
import { filesOf, hashScenes } from "./build.mjs";
import { source } from "./illustration.mjs";
import { scenes } from "./scenes/index.mjs";

const drawn = new Set(Object.keys(scenes).map((name) => `/pictures/demo/${name}.webp`));

test("[DATA-7] every picture that the demo content names is drawn", () => {
  for (const place of restaurants) {
    for (const kind of ["card", "banner"] as const) expect(drawn).toContain(demoPictureUrl(kind, place.picture));
    expect(drawn).toContain(demoPictureUrl("item", place.logo));
    for (const item of place.items) {
      expect(drawn, `${place.slug}: ${item.name}`).toContain(demoPictureUrl("item", item.picture));
      expect(drawn).toContain(demoPictureUrl("large", item.picture));
    }
    for (const deal of place.deals) expect(drawn, deal.title).toContain(demoPictureUrl("offer", deal.picture));
  }
});

test("[DATA-7] the pictures in the repository are those of these scenes: node scripts/pictures/build.mjs makes them", () => {
  const folder = "public/pictures/demo";
  expect(JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"))).toEqual(hashScenes());
  const derived = ["browse-sheet.webp", "browse-sheet.avif", "hero-tray.avif", "manifest.json"];
  const files = new Set([...Object.keys(scenes).flatMap(filesOf), ...derived]);
  expect(new Set(readdirSync(folder))).toEqual(files);
});

test("[HOME-15] every category has an illustration, All and Deals included", () => {
  for (const key of ["all", "deals", ...menuCategories.map((category) => category.value)]) {
    expect(drawn).toContain(demoPictureUrl("category", key));
  }
  // Of 90 pixels each, 1,260 in all: app/styles/browse.css shows a third and two fifths of their sheet's width.
  expect(Object.keys(scenes).filter((name) => name.startsWith("category-"))).toHaveLength(14);
});

test("[DATA-7] every scene uses illustrations that exist, and none of the forbidden ones", () => {
  // Bacon, wine, beer, cocktails, sake, clinking glasses, hot dog, Kaaba, mosque.
  const forbidden = [
    "1f953",
    "1f377",
    "1f37a",
    "1f37b",
    "1f378",
    "1f379",
    "1f376",
    "1f37e",
    "1f942",
    "1f943",
    "1f32d",
    "1f54b",
    "1f54c",
  ];
  const used = new Set(Object.values(scenes).flatMap((scene) => scene.items.map((item) => item.src)));
  for (const src of used) {
    expect(source(src).length, src).toBeGreaterThan(0);
    expect(forbidden).not.toContain(src);
  }
});

test("[HOME-26] neighbours in the list do not share a cloth", () => {
  const listed = restaurants.filter((place) => place.status === "approved");
  const cloths = listed.map((place) => scenes[`card-${place.picture}`]?.cloth);
  for (const [index, cloth] of cloths.entries())
    if (index > 0) expect(cloth, listed[index]?.slug).not.toBe(cloths[index - 1]);
});
