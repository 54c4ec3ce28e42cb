import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { gazetteerPlaces } from "./gazetteer-places.server";
import { findTypedArea, locateTypedAddress } from "./typed-address.server";

/** Addresses as people write them; `town` with its state is where they are, null where the text does not say. */
const written = ["addresses", "second-addresses"].flatMap((name) =>
  z
    .array(z.object({ address: z.string(), town: z.string().nullable() }))
    .parse(JSON.parse(readFileSync(`tests/search/${name}.json`, "utf8"))),
);

/** The town that a text is located in; null where people are asked instead. */
async function findLocated(text: string): Promise<string | null> {
  return (await locateTypedAddress(text)) && (await findTypedArea(text)).city;
}

describe("[LAND-8, LAND-9, HOME-27] of 240 addresses as people write them", () => {
  test("none is located in a wrong town, and none that does not say its town is located", async () => {
    const located = await Promise.all(
      written.map(async ({ address, town }) => ({ address, town, found: await findLocated(address) })),
    );
    const wrong = located.filter(({ town, found }) => found !== null && found !== town?.split(",")[0]);
    expect(wrong).toEqual([]);
  });

  test("those of a town are located in it, or it is among what is suggested", async () => {
    const missed = [];
    for (const { address, town } of written) {
      if (town === null || (await findLocated(address)) !== null) continue;
      const texts = (await gazetteerPlaces.suggest(address, "")).map(({ text }) => text);
      if (!texts.some((text) => text.includes(town.replace(/ \d{5}$/, "")))) missed.push(address);
    }
    expect(missed).toEqual([]);
  });
});

test.each([
  ["west st paul", null],
  ["the court house", null],
  ["6 10 06", null],
  ["91.5, -200.1", null],
  ["48.8566, 2.3522", null],
  ["40.7128, -74.0060", "New York"],
  ["Bristol CT O6010", "Bristol"],
  ["apt 3, 12 main st, bristol, ct 06010", "Bristol"],
  ["muzzy field bristol ct", null],
  ["100 main st, east haven, ct", "East Haven"],
  ["east haven vt", "East Haven"],
  ["woodbridge ct 06525", "Woodbridge"],
  ["williamsburg va", "Williamsburg"],
  ["williamsburg, brooklyn", "Brooklyn"],
])("[LAND-9] a wrong place is worse than a question: %s", async (text, town) => {
  expect(await findLocated(text)).toBe(town);
});
