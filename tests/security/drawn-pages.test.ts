import { expect, test } from "vitest";
import { createVisitor } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";

const server = withApp();
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
