import { afterAll, beforeAll, expect, test } from "vitest";
import { createVisitor, readable } from "@tests/support/visitor";
import { startAppBeforeCoreHost } from "./core-host";

let running: Awaited<ReturnType<typeof startAppBeforeCoreHost>>;
beforeAll(async () => {
  running = await startAppBeforeCoreHost();
}, 120_000);
afterAll(() => running.stop());

/** What only a host with evidence may say; "halal" itself is the marketplace's name and what people search for. */
const claims =
  /certified|certificate|owner’s statement|hand-slaughtered|HalalDiet|no alcohol served|everything halal|how halal is checked/i;

test("[HALAL-14] on a host that keeps no evidence no page claims, filters or explains anything", async () => {
  const { app, host } = running;
  host.answerAs("nested", 404);
  const visitor = createVisitor(app.url);
  const paths = ["/", "/home", "/home?halal=certified", "/home/filters", "/restaurant/1", "/restaurant/1/items/11"];
  const look = async (path: string) => {
    const page = await visitor.get(path);
    expect.soft(page.status, path).toBe(200);
    const scripts = page.text.match(/<script type="application\/ld\+json"[^]*?<\/script>/g) ?? [];
    expect.soft(`${readable(page)} ${scripts.join(" ")}`, path).not.toMatch(claims);
  };
  for (const path of paths) await look(path);
  for (const path of ["/halal", "/restaurant/1/halal", "/restaurant/1/halal/concern", "/halal/verify/ABCDEFGH"])
    expect.soft((await visitor.get(path)).status, path).toBe(404);
  const about = readable(await visitor.get("/about"));
  expect(about).toContain("What a business sells as halal is its own statement. We do not certify food");
  await visitor.post("/auth/login", { email: "amina@example.test", password: "whatever" });
  await visitor.post("/restaurant/1/items/11", { quantity: "1", size: "regular" });
  for (const path of [...paths, "/carts", "/checkout?restaurantId=1", "/account"]) await look(path);
});

test("[FIND-19] on a host that says no hours and searches no dishes nothing is called open, and no dish is counted", async () => {
  const { app, host } = running;
  host.answerAs("nested", 404);
  const visitor = createVisitor(app.url);
  for (const path of ["/home", "/home?search=anatolia", "/home?search=zzz", "/home/filters"]) {
    const page = await visitor.get(path);
    expect.soft(page.status, path).toBe(200);
    expect.soft(readable(page), path).not.toMatch(/open now|open places|dishes \d|under \$15/i);
  }
  expect(readable(await visitor.get("/home"))).toMatch(/Top rated .* Places 1 place on HalalGo/);
});
