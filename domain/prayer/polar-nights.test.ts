import { expect, test } from "vitest";
import { minuteMs } from "@domain/duration";
import { addDays } from "@domain/local-time";
import { asrRules, calculations, standardMethod } from "./method";
import { prayerPauses } from "./pauses";
import { nextPrayer, prayerTimes } from "./times";

/** The sun does not rise here from late November to the middle of January. */
const north = {
  tromso: { latitude: 69.65, longitude: 18.96, timeZone: "Europe/Oslo" },
  kiruna: { latitude: 67.86, longitude: 20.23, timeZone: "Europe/Stockholm" },
  utqiagvik: { latitude: 71.29, longitude: -156.79, timeZone: "America/Anchorage" },
};
const winter = Array.from({ length: 40 }, (_, index) => addDays("2026-11-10", index * 2));

test("[PRAYER-1] in polar nights no Asr is named that is not between Dhuhr and Maghrib; the other times keep their order", () => {
  for (const [town, place] of Object.entries(north)) {
    const missing = winter.filter((date) =>
      calculations.some((calculation) =>
        asrRules.some((asr) => {
          const times = prayerTimes(place, date, { ...standardMethod, calculation, asr });
          const { fajr, sunrise, dhuhr, maghrib, isha } = times;
          const instants = [fajr, sunrise, dhuhr, times.asr ?? dhuhr, maghrib, isha].map(Number);
          expect(instants, `${town} ${date}`).toEqual(instants.toSorted((one, other) => one - other));
          return times.asr === null;
        }),
      ),
    );
    expect(missing.length, town).toBeGreaterThan(0);
  }
});

test("[PRAYER-2, PRAYER-6] where Asr is not known nothing pauses for it, and no later prayer is called the next one", () => {
  const { tromso } = north;
  const { asr, dhuhr, maghrib } = prayerTimes(tromso, "2026-12-10");
  expect(asr).toBeNull();
  const settings = {
    ...standardMethod,
    is_on: true,
    prayers: ["dhuhr" as const, "asr" as const],
    minutes_before: 5,
    minutes_after: 20,
    jumuah_from: null,
    jumuah_to: null,
    eid_orders: false,
  };
  expect(prayerPauses(tromso, settings)?.("2026-12-10").map(({ reason }) => reason)).toEqual(["Dhuhr"]);
  expect(nextPrayer(tromso, new Date(dhuhr.getTime() - minuteMs))).toEqual({ prayer: "dhuhr", at: dhuhr });
  expect(nextPrayer(tromso, dhuhr)).toBeNull();
  expect(nextPrayer(tromso, maghrib)?.prayer).toBe("isha");
});
