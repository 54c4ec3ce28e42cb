/** How busy a restaurant's kitchen is. */
interface BusyTime {
  /** Added to the preparation time. */
  busyMinutes: number;
  /** Null: until it is switched off. */
  busyUntil: Date | null;
}

/** [SET-3] The busy time in effect at an instant, in minutes. */
export const busyMinutesAt = ({ busyMinutes, busyUntil }: BusyTime, at: Date): number =>
  busyUntil === null || at < busyUntil ? busyMinutes : 0;
