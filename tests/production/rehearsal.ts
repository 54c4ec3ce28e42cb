import type { Release } from "./release";

/** What the scenes of a rehearsal share. */
export interface Rehearsal {
  folder: string;
  /** What runs first, and what replaces it; the same unless an older version was asked for. */
  from: Release;
  to: Release;
  crowd: { browsers: number; buyers: number };
  /** How long people are left alone between two stops, in ms. */
  calm: number;
  say: (text: string) => void;
  /** Everything that must not have been, a sentence each. */
  wrongs: string[];
}
