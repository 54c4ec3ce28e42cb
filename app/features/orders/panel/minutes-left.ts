/** Whole minutes until an instant; 0 once it has passed or is less than one away. */
export const minutesUntil = (at: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(at) - now.getTime()) / 60_000));

const offered = [10, 15, 20, 25, 30, 40, 50, 60, 90];

/** Minutes to choose from when an order is accepted, the restaurant's usual ones among them. */
export const readyChoices = (usual: number): number[] =>
  [...new Set([...offered, usual])].sort((one, other) => one - other);
