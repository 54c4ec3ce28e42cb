/** Numbers that a seed repeats, so that a failed run can be run again. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to `max`. */
  upTo: (max: number) => number;
  chance: (share: number) => boolean;
}

/** mulberry32, public domain. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, upTo: (most) => Math.floor(next() * (most + 1)), chance: (share) => next() < share };
}
