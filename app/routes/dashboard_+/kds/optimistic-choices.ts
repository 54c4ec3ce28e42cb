import { useFetchers } from "@remix-run/react";
import { isBeingSent } from "~/framework/form-fetch";
import type { Kitchen } from "./load-kitchen.server";

/** [RUSH-7] The kitchen with the stations and the view that were pressed last, while they are saved. */
export function useOptimisticChoices(kitchen: Kitchen): Kitchen {
  const pending = useFetchers().flatMap((fetcher) =>
    fetcher.formData && isBeingSent(fetcher) ? [fetcher.formData] : [],
  );
  return applyChoices(kitchen, pending);
}

/** @param pending the forms that are being sent */
export function applyChoices<Choices extends Pick<Kitchen, "stations" | "view">>(
  kitchen: Choices,
  pending: readonly FormData[],
): Choices {
  const names = pending.findLast((form) => form.has("stations"))?.get("stations");
  const view = pending.findLast((form) => form.has("view"))?.get("view");
  return {
    ...kitchen,
    ...(typeof names === "string" && { stations: showOnly(kitchen.stations, parseStations(names)) }),
    ...(typeof view === "string" && { view: view === "flow" ? "flow" : "columns" }),
  };
}

const showOnly = (stations: Kitchen["stations"], names: readonly string[]) =>
  stations.map((station) => ({ ...station, isShown: names.includes(station.name) }));

/** Station names as one form value, a line each; browsers send line ends as CRLF. Empty: all stations. */
export const formatStations = (names: readonly string[]): string => names.join("\n");
export const parseStations = (value: string): string[] => value.split(/\r?\n/).filter((name) => name !== "");
