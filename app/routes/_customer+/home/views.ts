import { lazyView } from "~/framework/lazy-view";
import * as drawn from "./views.server";

/** The views of /home that a page can do without for a moment, or never shows, each with a script of its own. */
export const AddressAsk = lazyView(drawn.AddressAsk, async () => ({
  default: (await import("./address-ask")).AddressAsk,
}));
export const Books = lazyView(drawn.Books, async () => ({ default: (await import("./books")).Books }));
export const NoMatch = lazyView(drawn.NoMatch, async () => ({ default: (await import("./no-match")).NoMatch }));
export const NobodyHere = lazyView(drawn.NobodyHere, async () => ({
  default: (await import("./nobody-here")).NobodyHere,
}));
export const SearchResults = lazyView(drawn.SearchResults, async () => ({
  default: (await import("./search-results")).SearchResults,
}));
export const FilterSidebar = lazyView(drawn.FilterSidebar, async () => ({
  default: (await import("./filter-sidebar")).FilterSidebar,
}));
export const PromoStrip = lazyView(drawn.PromoStrip, async () => ({
  default: (await import("./promo-strip")).PromoStrip,
}));
