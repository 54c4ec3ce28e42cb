/** What the server draws; browsers fetch the footer's script by itself (app/framework/lazy-view). */
export { Footer } from "./footer";
