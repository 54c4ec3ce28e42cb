import { runRushScript } from "./rush/run-script.mjs";

/**
 * A rush, played on the built app, two copies of the API and a Postgres of its own, on loopback only; about four minutes:
 * 300 paid orders in a minute to 30 restaurants with three kitchen displays and two dashboard pages open each, every order answered
 * after 15 seconds, while copies of the API are killed and stopped; one restaurant stands in a real browser, which writes down what it
 * plays. Then 1,000 open streams on one process. Ends with an error where a promise is not kept.
 *   npm run build && node tests/load/rush.mjs [--orders 300] [--places 30] [--displays 3] [--dashboards 2] [--streams 1000] [--calm]
 * With --checkouts instead: how long an order takes to be placed at 20 a second, about a minute and a half.
 */
await runRushScript(process.argv.includes("--checkouts") ? "checkouts" : "main");
