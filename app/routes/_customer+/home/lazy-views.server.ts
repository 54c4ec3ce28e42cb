// Empty in the browser, which loads these views when needed (route.tsx).
export { Books } from "./books";
export { CuisineLinks } from "./cuisine-links";
export { FailedList } from "./failed-list";
export { NoMatch } from "./no-match";
export { NoPlacesNearby } from "./no-places-nearby";
export { NothingFound } from "./nothing-found";
