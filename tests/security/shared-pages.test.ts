import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type AppAndApi, startAppAndApi } from "@tests/support/app-and-api";
import { createVisitor } from "@tests/support/visitor";

let both: AppAndApi;
let second: RunningApp;

beforeAll(async () => {
  both = await startAppAndApi();
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-app-"));
  second = await startApp({ dataDir, env: { API_HOST: both.api.url } });
});
afterAll(async () => {
  await second.stop();
  await both.stop();
});

const restaurantIn = (text: string) => /\/restaurant\/([\da-f-]{36})/.exec(text)?.[1] ?? "none";
/** What only the demo customer's pages say. */
const isHers = (text: string) => /customer@halalgo\.test|"\/account"|Log ?out/i.test(text);

/** Every order of these steps. */
const orders = <Step>(steps: readonly Step[]): Step[][] =>
  steps.length < 2
    ? [[...steps]]
    : steps.flatMap((step) => orders(steps.filter((other) => other !== step)).map((rest) => [step, ...rest]));

test("[SESS-1] nobody gets another person's page, in whichever order a visitor and somebody signed in look at it", async () => {
  const customer = createVisitor(both.app.url);
  await customer.logIn("customer");
  const visitor = createVisitor(both.app.url);
  const restaurant = `/restaurant/${restaurantIn((await visitor.get("/home")).text)}`;
  for (const [index, order] of orders(["visitor", "customer", "toast=x"]).entries()) {
    // An address of its own for each order, so that whoever comes first draws it.
    for (const target of [`/home?search=order${index}`, `${restaurant}?q=order${index}`]) {
      for (const step of order) {
        const description = `${step} in ${order.join()} at ${target}`;
        const cookie = step === "toast=x" ? step : "theme=dark";
        const { text, headers } = await (step === "customer" ? customer.get(target) : visitor.get(target, { cookie }));
        expect(isHers(text), description).toBe(step === "customer");
        expect(text, description).toContain(`data-theme="${step === "visitor" ? "dark" : "light"}"`);
        expect(headers.has("etag"), description).toBe(step === "visitor");
        if (step === "visitor") expect(headers.get("vary"), description).toContain("Cookie");
        if (step === "visitor") expect(headers.getSetCookie(), description).toEqual([]);
        if (step === "customer") expect(headers.get("cache-control"), description).toBe("no-store");
      }
    }
  }
}, 120_000);

test("[SESS-1] nothing that a visitor names their request changes what others are given", async () => {
  const visitor = createVisitor(both.app.url);
  const cookied = { cookie: "toast=x" };
  for (const word of ["stylesheet", "viewport", "restaurant", "modulepreload"]) {
    const [shared, drawn] = [`/home?search=named-${word}`, `/auth/login?redirectTo=/orders/${word}`];
    await visitor.get(shared, { "x-request-id": word });
    await visitor.get(drawn, { "x-request-id": word, ...cookied });
    expect((await visitor.get(shared)).text, word).toContain(word);
    expect((await visitor.get(drawn, cookied)).text, word).toContain(word);
  }
});

test("a page that is known already is not sent again, and has the policy of the one that was", async () => {
  const visitor = createVisitor(both.app.url);
  const first = await visitor.get("/about");
  const again = await visitor.get("/about", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
  expect(again.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"));
});

test("an owner's new price is on visitors' pages within a second, and on another process's within two", async () => {
  const mine = restaurantIn(
    JSON.stringify(await both.callAs("owner", "GET", "/auth/profile")).replaceAll(
      '"restaurants":[{"id":"',
      "/restaurant/",
    ),
  );
  const menu = JSON.stringify(await both.callAs("owner", "GET", `/menu-items?restaurant_id=${mine}`));
  const [, id = ""] = /"id":"([\da-f-]{36})"/.exec(menu) ?? [];
  const [one, other] = [createVisitor(both.app.url), createVisitor(second.url)];
  const price = async (visitor: typeof one) => (await visitor.get(`/restaurant/${mine}`)).text;
  for (const cents of ["41.17", "42.23", "43.31"]) {
    await Promise.all([price(one), price(other)]);
    const form = new FormData();
    const fields = { name: "Dish of the day", description: "Cooked this morning.", price: cents, category: "Mains" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    await both.callAs("owner", "PUT", `/menu-items/${id}`, form);
    await expect.poll(() => price(one), { timeout: 1_000, interval: 50 }).toContain(cents);
    await expect.poll(() => price(other), { timeout: 1_000, interval: 50 }).toContain(cents);
  }
});
