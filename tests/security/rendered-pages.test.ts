import { expect, test } from "vitest";
import { freePort } from "@tests/support/processes";
import { createVisitor } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";

const metricsPort = await freePort();
const server = withApp({ METRICS_PORT: String(metricsPort) });
const people = { customer: "customer@halalgo.test", owner: "owner@halalgo.test" };

test("documents are sent again to whoever is to see the very same, in whatever order people come", async () => {
  const signedIn = async (role: "customer" | "owner") => {
    const visitor = createVisitor(server.app.url);
    await visitor.logIn(role);
    return visitor;
  };
  const [customer, sameCustomer, owner] = [
    await signedIn("customer"),
    await signedIn("customer"),
    await signedIn("owner"),
  ];
  const stranger = createVisitor(server.app.url);
  const seen = new Set<string>();
  for (const visitor of [customer, owner, stranger, sameCustomer, owner, customer, stranger, owner, sameCustomer]) {
    const { text, headers } = await visitor.get("/about");
    if (visitor === stranger) {
      expect(text).not.toContain("@halalgo.test");
      continue;
    }
    expect(headers.get("cache-control")).toBe("no-store");
    const own = visitor === owner ? people.owner : people.customer;
    const others = visitor === owner ? people.customer : people.owner;
    expect(text).toContain(own);
    expect(text).not.toContain(others);
    seen.add(text);
  }
  // One each, though every answer has a number: a minute may have ended between them.
  expect(seen.size).toBeLessThanOrEqual(4);
});

test("what somebody changes is in their next document", async () => {
  const visitor = createVisitor(server.app.url);
  await visitor.logIn("customer");
  for (const theme of ["dark", "light", "dark"]) {
    await visitor.get("/orders");
    visitor.cookies.set("theme", theme);
    expect((await visitor.get("/orders")).text).toContain(`data-theme="${theme}"`);
  }
});

/** The number of documents that the process has sent from its cache. */
async function countHits(): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^rendered_page_cache_hits (\d+)$/m.exec(metrics)?.[1]);
}

test.each([
  ["customer", "/home"],
  ["customer", "/orders"],
  ["customer", "/favourites"],
  ["owner", "/dashboard/items"],
  ["admin", "/admin/restaurants"],
] as const)("a %s who opens %s again is sent what was rendered before", async (role, path) => {
  const visitor = createVisitor(server.app.url);
  await visitor.logIn(role);
  const before = await countHits();
  // Some at once, and anew: a minute may end in between, and where orders wait each second is told, which a busy machine takes for one page.
  for (let time = 0; time < 30 && (await countHits()) === before; time += 1) {
    const pages = await Promise.all(Array.from({ length: 4 }, () => visitor.get(path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(await countHits()).toBeGreaterThan(before);
});
