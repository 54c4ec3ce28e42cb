import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { defaultBrowseChoice } from "~/features/browse/choice";
import { allSorts } from "~/features/browse/options";
import { SearchResults } from "./search-results";

const card = (name: string, opens: string | null): RestaurantCardView => ({
  id: name,
  name,
  image: null,
  cuisine: "Turkish",
  rating: null,
  ratingCount: null,
  deals: null,
  time: null,
  fee: null,
  distance: null,
  minimum: null,
  opens,
  isFavourite: null,
  halal: null,
});

function render(cards: readonly RestaurantCardView[]) {
  const views = cards.map((one) => ({ card: one, name: [{ text: one.name, isMarked: false }] }));
  const results = (
    <SearchResults
      choice={{ ...defaultBrowseChoice, search: "kebab" }}
      mode="delivery"
      place={null}
      used="kebab"
      isCorrected={false}
      hasMore={false}
      sorts={allSorts}
      dishes={{ total: 0, places: 0, views: [] }}
      places={{ total: views.length, views }}
      nothingFound={null}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: results }])} />);
}

const order = (html: string, texts: readonly string[]) =>
  texts.toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`));

test("[FIND-7] closed places that a search finds stand below the open ones, under a heading of their own", () => {
  const html = render([card("Sofra", "Opens 11:00 AM"), card("Saray", null)]);
  expect(order(html, ["Sofra", "Closed now", "Saray"])).toEqual(["Saray", "Closed now", "Sofra"]);
  expect(render([card("Saray", null)])).not.toContain("Closed now");
});
