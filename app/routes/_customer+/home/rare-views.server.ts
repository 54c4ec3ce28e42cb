// Empty in the browser, which loads them when they are shown (route.tsx).
export { Books } from "./books";
export { NoPlacesNearby } from "./no-places-nearby";
