/** How much longer a busy kitchen needs. Minutes. */

interface Load {
  busyMinutes: number;
  /** Null: until it is switched off. */
  busyUntil: Date | null;
}

/** [SET-3] What a busy kitchen adds to its preparation time at an instant. */
export const busyMinutesAt = ({ busyMinutes, busyUntil }: Load, at: Date): number =>
  busyUntil === null || at < busyUntil ? busyMinutes : 0;
