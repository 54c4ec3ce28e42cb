/** What the server draws of the views that browsers fetch by themselves (app/framework/lazy-view). */
export { AddressAsk } from "./address-ask";
export { Books } from "./books";
export { FilterSidebar } from "./filter-sidebar";
export { NoMatch } from "./no-match";
export { NobodyHere } from "./nobody-here";
export { PromoStrip } from "./promo-strip";
export { SearchResults } from "./search-results";
