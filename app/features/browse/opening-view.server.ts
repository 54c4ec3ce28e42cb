import { openingLabel, readOpening } from "@domain/search/amounts/opening-words";
import type { ChosenChip } from "./chosen-chips";

/** The hours that a search's text asks for, as its page shows them. */
export interface OpeningView {
  /** Takes the hours out of the text; null where nothing is open then. */
  chip: ChosenChip | null;
  /** "None of these is open now."; null where all are. */
  notMet: string | null;
}

/**
 * [FIND-22] Worded here: reading hours is no work for browsers.
 * @param isMet whether what was found is open then; null where the text asks for no hours, or the host keeps to none
 */
export function toOpeningView(isMet: boolean | null, search: string): OpeningView | null {
  const { text, opening } = readOpening(search);
  if (isMet === null || opening === null) return null;
  const label = openingLabel(opening);
  if (isMet) return { chip: { label, without: { search: text } }, notMet: null };
  return { chip: null, notMet: `None of these is ${label.charAt(0).toLowerCase()}${label.slice(1)}.` };
}
