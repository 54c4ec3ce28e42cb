import { expect, test } from "vitest";
import type { DeliveryArea } from "@domain/restaurants/delivery-area";
import { listCoveredTowns } from "~/places/towns.server";
import { listAreaWarnings } from "./area-warnings.server";

const area: DeliveryArea = {
  point: { latitude: 41.6718, longitude: -72.9493 },
  radiusMiles: 4,
  zipCodes: [],
  excludedZipCodes: [],
  tiers: [],
};

test.each<[string, Partial<DeliveryArea>, RegExp[]]>([
  ["nothing", { zipCodes: ["06010"] }, []],
  ["a ZIP code in both lists", { zipCodes: ["06010"], excludedZipCodes: ["06010"] }, [/^In both lists: 06010\./]],
  [
    "ZIP codes that do not exist, each once",
    { zipCodes: ["99999", "06010", "00000"], excludedZipCodes: ["00000"] },
    [/^In both lists: 00000\./, /^No such ZIP code: 99999, 00000\./],
  ],
  [
    "an area without a town",
    { radiusMiles: 0.1, point: { latitude: 41.7, longitude: -72.9493 } },
    [/^No town lies in your delivery area/],
  ],
  ["fees that disagree", { tiers: [{ upToMiles: 3, feeCents: 199 }] }, [/^Your fees go up to 3 miles/]],
  ["nobody at all, alone", { point: null, excludedZipCodes: ["99999"] }, [/^Nobody can order a delivery/]],
])("[FIND-15] an owner is warned of %s", async (_, change, expected) => {
  const changed = { ...area, ...change };
  const warnings = await listAreaWarnings(changed, await listCoveredTowns(changed));
  expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text)));
});
