/** For how many minutes a kitchen says that it is busy. */
export const busyFor = [30, 60, 90, 120, 180] as const;
/** For how many minutes it takes no orders; the rest of the day is "day". */
export const pauseFor = [15, 30, 60, 120, 240] as const;

/** "30 minutes", "1 hour", "90 minutes", "2 hours" */
export const durationText = (minutes: number): string =>
  minutes % 60 === 0 ? (minutes === 60 ? "1 hour" : `${minutes / 60} hours`) : `${minutes} minutes`;
