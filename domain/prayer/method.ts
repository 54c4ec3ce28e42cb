/** Calculation methods of prayer times, and names of prayers. */

/** The day's prayers in order; sunrise ends Fajr. */
export const prayers = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;
export type Prayer = (typeof prayers)[number];

export const prayerNames: Record<Prayer, string> = {
  fajr: "Fajr",
  dhuhr: "Dhuhr",
  asr: "Asr",
  maghrib: "Maghrib",
  isha: "Isha",
};

/** The authorities whose twilight angles are used. */
export const calculations = [
  "north_america",
  "muslim_world_league",
  "moonsighting_committee",
  "umm_al_qura",
  "egyptian",
  "karachi",
  "dubai",
  "kuwait",
  "qatar",
  "singapore",
  "tehran",
  "turkey",
] as const;
export type Calculation = (typeof calculations)[number];

export const calculationNames: Record<Calculation, string> = {
  north_america: "North America (ISNA)",
  muslim_world_league: "Muslim World League",
  moonsighting_committee: "Moonsighting Committee",
  umm_al_qura: "Umm al-Qura, Makkah",
  egyptian: "Egyptian General Authority of Survey",
  karachi: "University of Islamic Sciences, Karachi",
  dubai: "Dubai",
  kuwait: "Kuwait",
  qatar: "Qatar",
  singapore: "Singapore",
  tehran: "Institute of Geophysics, Tehran",
  turkey: "Diyanet, Turkey",
};

/** The shadow length at which Asr starts. */
export const asrRules = ["standard", "hanafi"] as const;
type AsrRule = (typeof asrRules)[number];

export const asrNames: Record<AsrRule, string> = {
  standard: "Standard (Shafi’i, Maliki, Hanbali)",
  hanafi: "Hanafi, later",
};

/** How Fajr and Isha are determined where the night never gets dark. */
export const highLatitudeRules = [
  "recommended",
  "middle_of_the_night",
  "seventh_of_the_night",
  "twilight_angle",
] as const;
type HighLatitudeRule = (typeof highLatitudeRules)[number];

export const highLatitudeNames: Record<HighLatitudeRule, string> = {
  recommended: "As recommended for where you are",
  middle_of_the_night: "Middle of the night",
  seventh_of_the_night: "A seventh of the night",
  twilight_angle: "By the angle of twilight",
};

export interface PrayerMethod {
  calculation: Calculation;
  asr: AsrRule;
  high_latitude: HighLatitudeRule;
}

/** [PRAYER-1] The default method. */
export const standardMethod: PrayerMethod = {
  calculation: "north_america",
  asr: "standard",
  high_latitude: "recommended",
};
