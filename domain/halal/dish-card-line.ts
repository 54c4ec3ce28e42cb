import { halalCardText } from "./halal-text";
import { getItemHalal, type ItemMarks } from "./items";
import type { HalalSummary } from "./status";

export interface DishCardLine {
  /** "unstated" where less is known of the dish than its place says. */
  state: "certified" | "unstated";
  text: string;
}

/**
 * [HALAL-6, HALAL-10] Beside a dish in a list, where its place's words would say more than is known of the dish; null where they
 * do not.
 */
export function dishCardLine(place: HalalSummary, marks: ItemMarks): DishCardLine | null {
  if (place.state !== "certified" && place.state !== "declared") return null;
  const { state, slaughter } = getItemHalal(place, marks);
  if (state === "not_halal") return { state: "unstated", text: "Not halal" };
  if (state === "unstated") return { state: "unstated", text: "Not stated whether halal" };
  if (state !== place.state) return { state: "unstated", text: "Not on the certificate" };
  // One by machine is refused by the filter "Hand-slaughtered" too.
  const isByMachine = slaughter === "machine" || (marks.meat === null && marks.slaughter === "machine");
  const ofPlace = halalCardText(place);
  const own = halalCardText(isByMachine ? { ...place, slaughter: "machine" } : place);
  return own === null || own === ofPlace ? null : { state: "certified", text: own };
}
