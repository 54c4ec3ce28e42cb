import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";

/**
 * How long a customer waits after three presses: until a dish's dialog stands, until the cart has the dish, until the card fields take
 * letters. Milliseconds, medians of `rounds`, each in a browser context of its own, so that no script is cached. The demo has to run:
 *   node tests/load/presses.mjs http://localhost:3000 [rounds]
 */
const [app = "http://localhost:3000", rounds = "5"] = process.argv.slice(2);
/** The demo's kitchen that is open at any hour. */
const kitchen = "Anatolia Grill House";
/** What somebody reads before they press. */
const readingTime = 4_000;
/** How long their pointer rests on what they press. */
const aimingTime = 150;

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
const presses = [];
for (let round = 0; round < Number(rounds); round += 1) presses.push(await order());
await browser.close();

const steps = /** @type {const} */ (["dialog", "cart", "card fields"]);
const goals = { dialog: 150, cart: 150, "card fields": 400 };
console.table(
  steps.map((step) => {
    const times = presses.map((press) => press[step]).sort((one, other) => one - other);
    return { step, "median ms": Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN), goal: goals[step] };
  }),
);

async function order() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const credentials = { email: "customer@halalgo.test", password: "halalgo-demo" };
  const login = { form: credentials, headers: { Origin: app }, maxRedirects: 0 };
  const response = await context.request.post(`${app}/auth/login`, login);
  if (response.status() !== 302) throw new Error(`The login was answered with ${response.status()}`);
  const page = await context.newPage();
  const home = await context.request.get(`${app}/home?search=${encodeURIComponent(kitchen)}`);
  const restaurant = /\/restaurant\/([^"/?#]+)/.exec(await home.text())?.[1] ?? "";
  await page.goto(`${app}/restaurant/${restaurant}`, { waitUntil: "load" });
  await read(page);
  const add = "dialog form button.button-lg[type=submit]";
  const dialog = await press(page, 'main a[href*="/items/"]', { shown: add });
  await read(page);
  const cart = await press(page, add, { gone: "dialog" });
  await page.goto(`${app}/checkout?restaurantId=${restaurant}`, { waitUntil: "load" });
  await read(page);
  const fields = await press(page, 'button[name="pay"]', { shown: "dialog [aria-busy=false]" });
  await context.close();
  return { dialog, cart, "card fields": fields };
}

/**
 * By the browser's own clock: from the press to the frame in which the condition holds.
 * @param {import("@playwright/test").Page} page
 * @param {string} pressed a selector
 * @param {{ shown?: string, gone?: string }} condition selectors of what is there then, or is no longer
 */
async function press(page, pressed, condition) {
  const taken = page.evaluate(
    ({ shown, gone }) =>
      new Promise((resolve) => {
        const holds = () =>
          (!shown || document.querySelector(shown) !== null) && (!gone || document.querySelector(gone) === null);
        const start = ({ timeStamp }) => {
          const look = () => (holds() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
          look();
        };
        addEventListener("pointerdown", start, { capture: true, once: true });
      }),
    condition,
  );
  const target = page.locator(pressed).first();
  await target.hover();
  await page.waitForTimeout(aimingTime);
  await target.click();
  return taken;
}

/** @param {import("@playwright/test").Page} page */
async function read(page) {
  await page.waitForTimeout(readingTime);
}
