const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long something has waited: "5 days", "1 day", "6 hours", "Under an hour", and whether that is more than three days. */
export function waitingText(since: string, now: Date): { text: string; isLong: boolean } {
  const waited = Math.max(0, now.getTime() - Date.parse(since));
  const isLong = waited > 3 * dayMs;
  if (waited >= dayMs) return { text: counted(Math.floor(waited / dayMs), "day"), isLong };
  if (waited >= hourMs) return { text: counted(Math.floor(waited / hourMs), "hour"), isLong };
  return { text: "Under an hour", isLong };
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
