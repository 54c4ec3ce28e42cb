import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { BrowseMode } from "~/features/browse/choice";
import { defaultBrowseChoice } from "~/features/browse/choice";
import { NoMatch } from "./no-match";

function listDistances(mode: BrowseMode, nearestMiles: number | null): string[] {
  const element = (
    <NoMatch
      choice={defaultBrowseChoice}
      mode={mode}
      place="Hartford"
      inReach={0}
      nearestMiles={nearestMiles}
      instead={[]}
    />
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  return [...html.matchAll(/Within (\d+) miles/g)].flatMap(([, miles]) => miles ?? []);
}

test("[FIND-3, HOME-25] a pickup search without results offers only distances within which there is a place", () => {
  expect(listDistances("pickup", 14.2)).toEqual(["25", "50"]);
  expect(listDistances("pickup", 31)).toEqual(["50"]);
  // Rounded: it may be 25.04.
  expect(listDistances("pickup", 25)).toEqual(["50"]);
  expect(listDistances("pickup", 51)).toEqual([]);
  expect(listDistances("pickup", null)).toEqual([]);
});

test("[FIND-3] the nearest place for pickup says nothing about where one can dine in", () => {
  expect(listDistances("dine-in", 51)).toEqual(["25", "50"]);
});
