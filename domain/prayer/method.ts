/** By which rules a place's prayer times are worked out, and what prayers are called. */

/** The day's prayers in their order; sunrise ends the time of the first. */
export const prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;
export type Prayer = (typeof prayers)[number];

export const prayerNames = {
  fajr: "Fajr",
  dhuhr: "Dhuhr",
  asr: "Asr",
  maghrib: "Maghrib",
  isha: "Isha",
} as const satisfies Record<Prayer, string>;

/** Whose angles of twilight count. */
export const calculations = {
  north_america: "North America (ISNA)",
  muslim_world_league: "Muslim World League",
  moonsighting_committee: "Moonsighting Committee",
  umm_al_qura: "Umm al-Qura, Makkah",
  egyptian: "Egyptian Survey Authority",
  karachi: "Islamic Sciences, Karachi",
  dubai: "Dubai",
  kuwait: "Kuwait",
  qatar: "Qatar",
  singapore: "Singapore",
  tehran: "Geophysics, Tehran",
  turkey: "Diyanet, Turkey",
} as const;
export type Calculation = keyof typeof calculations;

/** From which length of a shadow on Asr begins. */
export const asrRules = {
  standard: "Standard (Shafi’i, Maliki, Hanbali)",
  hanafi: "Hanafi (later)",
} as const;
export type AsrRule = keyof typeof asrRules;

/** How Fajr and Isha are found where the night never gets dark. */
export const highLatitudeRules = {
  recommended: "Recommended for the latitude",
  middle_of_the_night: "Middle of the night",
  seventh_of_the_night: "Seventh of the night",
  twilight_angle: "By the angle of twilight",
} as const;
export type HighLatitudeRule = keyof typeof highLatitudeRules;

export interface PrayerMethod {
  calculation: Calculation;
  asr: AsrRule;
  high_latitude: HighLatitudeRule;
}

/** [PRAYER-1] What counts until somebody chooses. */
export const standardMethod: PrayerMethod = {
  calculation: "north_america",
  asr: "standard",
  high_latitude: "recommended",
};
