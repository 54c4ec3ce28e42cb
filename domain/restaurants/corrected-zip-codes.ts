interface CorrectedZipCode {
  town: string;
  latitude: number;
  longitude: number;
}

/** ZIP codes that GeoNames' table puts into a neighbouring town, four miles from where they are. */
export const correctedZipCodes: ReadonlyMap<string, CorrectedZipCode> = new Map([
  ["06512", { town: "East Haven", latitude: 41.281, longitude: -72.873 }],
  ["06525", { town: "Woodbridge", latitude: 41.353, longitude: -73.009 }],
]);
