import { defaultTimeZone, type LocalDate } from "@domain/local-time";
import type { Host } from "~/host/client/host";
import { findRestaurant } from "~/host/restaurants.server";
import { listHref, type ListState } from "~/lib/lists/list-state";
import { periodChoices, periodText, readDays, wholePeriod } from "~/lib/lists/period";

/** The days in a list's filters; without any the list is unlimited. */
export const toDateRange = ({ filters }: ListState) => {
  const { from, to } = readDays(new URLSearchParams(filters));
  return { date_from: from, date_to: to };
};

/** Presets as URLs of this list, which preserve its other filters, and the current period in words. */
export function listPeriod(path: string, state: ListState, today: LocalDate) {
  const { date_from: from, date_to: to } = toDateRange(state);
  const isAll = !from && !to;
  const shown = wholePeriod({ from, to }, today);
  const hrefFor = (days: { from: string; to: string }) =>
    listHref(path, { ...state, page: 1, filters: { ...state.filters, ...days } });
  return {
    text: isAll ? "All days" : from ? periodText(shown, today) : `Until ${periodText({ from: to, to }, today)}`,
    from: shown.from,
    to: shown.to,
    choices: [
      { label: "All days", to: hrefFor({ from: "", to: "" }), current: isAll },
      ...periodChoices(today).map(({ label, ...days }) => ({
        label,
        to: hrefFor(days),
        current: !isAll && days.from === shown.from && days.to === shown.to,
      })),
    ],
    hiddenFields: { ...state.filters, from: "", to: "", sort: state.sort },
  };
}

/** A restaurant's name and time zone for its reports; the platform's time zone where the host does not send one. */
export async function getReportRestaurant(host: Host, restaurant: { id: string; name?: string | null | undefined }) {
  const found = await findRestaurant(host, restaurant.id);
  return { name: found?.name ?? restaurant.name ?? "", timeZone: found?.timeZone ?? defaultTimeZone };
}
