/** What the server draws; browsers fetch the script of reviews by itself (app/framework/lazy-view). */
export { ReviewList, ReviewSummary } from "./reviews";
