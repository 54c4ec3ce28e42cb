import { runRushScript } from "./rush/run-script.mjs";

/**
 * How fast a full kitchen answers, on the built app, the API and a Postgres of its own, on loopback only; a minute: 60 tickets on 20
 * displays, one of them in a real browser, after 240 orders that are done. Prints how long a press takes to show there, and an answer to be drawn. Asserts nothing.
 *   npm run build && node tests/load/kitchen.mjs [--tickets 60] [--done 240] [--displays 20] [--presses 20]
 */
await runRushScript("full-kitchen");
