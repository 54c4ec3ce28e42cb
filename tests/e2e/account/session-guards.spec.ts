import { readdirSync, readFileSync } from "node:fs";
import { access, type Access, listAccess } from "@tests/e2e/steps/route-access";
import { expect, type Role, test } from "@tests/support/e2e";
import { createVisitor, type Visitor } from "@tests/support/visitor";

const mayOpen: Partial<Record<Access, Role[]>> = {
  person: ["customer", "owner", "manager", "staff", "agent", "admin"],
  customer: ["customer"],
  merchant: ["owner", "manager", "staff"],
  // Staff not before the owner lets them (docs/roles.md).
  sales: ["owner", "manager"],
  // Who writes menus (docs/catalogue.md).
  editor: ["owner", "manager"],
  // Who chooses the team (docs/roles.md).
  owner: ["owner"],
  agent: ["agent"],
  // An application is its owner's and its sales agent's; the host says whose.
  applicant: ["owner", "manager", "staff", "agent"],
  admin: ["admin"],
};
const people: (Role | "visitor")[] = ["visitor", "customer", "owner", "manager", "staff", "agent", "admin"];
const routes = readRoutes();
const closed = routes.filter(({ path }) => mayOpen[access[path] ?? "open"]);
const open = routes.filter(({ path }) => access[path] === "open");

test("[ROUTE-13, ROUTE-14] the table says of every route who may open it, and names none that is gone", () => {
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => !(path in access))).toEqual([]);
  expect(Object.keys(access).filter((path) => !paths.includes(path))).toEqual([]);
});

test("[ROUTE-2] pages for everyone ask nobody to log in", async ({ app }) => {
  const visitor = createVisitor(app.url);
  const restaurant = await anyRestaurant(visitor);
  for (const { path } of open) {
    const page = await visitor.get(filled(path, restaurant));
    const location = page.location ?? "";
    expect(location, path).not.toContain("/auth/login");
    // A registration that has not been begun begins at its first step.
    const isLater = /^\/auth\/signup\/\w+$/.test(path) && location === "/auth/signup?user_type=business";
    // What only takes a form leads to the page that the form stands on.
    const isForm = location === "/home";
    expect(isLater || isForm ? [302] : [200, 404], path).toContain(page.status);
  }
});

test("[ROUTE-6, ROUTE-12] a customer has a checkout, addresses, orders and notifications", async ({
  page,
  app,
  signIn,
}) => {
  await signIn("customer");
  const restaurant = await anyRestaurant(createVisitor(app.url));
  for (const path of [`/checkout?restaurantId=${restaurant}`, "/addresses", "/orders", "/notifications"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

for (const person of people) {
  test(`[ROUTE-13…17] ${person} at every page, and at the data and the form of closed ones`, async ({ app }) => {
    // Up to three requests a route, and there are well over a hundred.
    test.slow();
    // Not Playwright's own requests: they take several times the processor time.
    const visitor = createVisitor(app.url);
    if (person !== "visitor") await visitor.logIn(person);
    const restaurant = await anyRestaurant(visitor);
    // A visitor's are the test above; among those who are signed in, the pages tell customers from the others.
    for (const { path } of person === "customer" || person === "owner" ? open : []) {
      const page = await visitor.get(filled(path, restaurant));
      const found = `${person}: ${path} is answered ${page.status} ${page.location ?? ""}`;
      expect(found).not.toMatch(/answered (403|5\d\d|302 \/auth\/login)/);
    }
    for (const route of closed) {
      const { path } = route;
      const isTheirs = person !== "visitor" && mayOpen[access[path] ?? "open"]?.includes(person);
      // Whoever may post does not: some forms delete.
      const hasAction = route.hasAction && !isTheirs;
      // A page runs the loaders whose data is asked for by itself: whole pages are drawn for two people only.
      const isDrawn = !route.hasLoader || person === "visitor" || person === "customer";
      const target = { ...route, path: filled(path, restaurant), hasAction, isDrawn };
      const answers = await ask(visitor, target);
      for (const { what, status, location } of answers) {
        const found = `${person}: ${what} of ${path}: ${status} ${location}`;
        if (person === "visitor") expect(found).toMatch(/(302|202) .*\/auth\/login\?redirectTo=/);
        else if (!isTheirs) expect(found).toMatch(/403 $/);
        else expect(found).not.toMatch(/403|auth\/login/);
      }
    }
    for (const [list, kind] of Object.entries(listAccess)) {
      const isTheirs = person !== "visitor" && mayOpen[kind]?.includes(person);
      for (const way of ["export?format=csv", "print"]) {
        const page = await visitor.get(`/dashboard/${list}/${way}`);
        expect(page.status, `${person}: ${list}/${way}`).toBe(isTheirs ? 200 : person === "visitor" ? 302 : 403);
      }
    }
  });
}

interface Answer {
  what: string;
  status: number;
  location: string;
}

/** The page, the data of this very route as scripts ask for it, and a post to it; each has to be guarded by itself [ROUTE-15]. */
async function ask(visitor: Visitor, route: Route & { isDrawn: boolean }): Promise<Answer[]> {
  const { id, path, index, hasLoader, hasAction, isDrawn } = route;
  const answers: Answer[] = [];
  if (isDrawn) {
    const page = await visitor.get(path);
    answers.push({ what: "page", status: page.status, location: page.location ?? "" });
  }
  if (hasLoader) {
    const data = await visitor.get(`${path}.data?_routes=${encodeURIComponent(id)}`, { accept: "*/*" });
    answers.push({ what: "data", ...fromData(data.status, data.text) });
  }
  if (hasAction) {
    const post = await visitor.post(`${path}${index ? "?index" : ""}`, { nothing: "1" });
    answers.push({ what: "post", status: post.status, location: post.location ?? "" });
  }
  return answers;
}

/** Single fetch answers with one body for all loaders of a page; a redirect and a refusal stand inside it. */
function fromData(status: number, text: string): Omit<Answer, "what"> {
  const location = /"(\/auth\/login\?redirectTo=[^"]*)"/.exec(text)?.[1] ?? "";
  const isRefused = text.includes("This page is not for your account.");
  return { status: isRefused ? 403 : status, location };
}

/** A path with something in place of its parameters: a guard looks at the person before it looks for the thing. */
const filled = (path: string, restaurant: string) =>
  path.replace("/restaurant/:id", `/restaurant/${restaurant}`).replace(/:\w+/g, "unknown");

/** Panels stand beside a restaurant that there is. */
async function anyRestaurant(visitor: Visitor): Promise<string> {
  const home = await visitor.get("/home");
  return /href="\/restaurant\/([^"/?]+)/.exec(home.text)?.[1] ?? "none listed";
}

interface Route {
  id: string;
  path: string;
  index: boolean;
  hasLoader: boolean;
  hasAction: boolean;
}

/** Every page of the build, as the browser's manifest tells them. */
function readRoutes(): Route[] {
  const folder = "public/build";
  const file = readdirSync(folder).find((name) => name.startsWith("manifest-")) ?? "none built";
  const text = readFileSync(`${folder}/${file}`, "utf8");
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const pathOf = (id: string): string => {
    const route = manifest.routes[id];
    if (!route) return "";
    const parent = route.parentId ? pathOf(route.parentId) : "";
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(manifest.routes)
    .filter(({ id, path, index }) => id !== "root" && (path !== undefined || index))
    .map(({ id, index = false, hasLoader, hasAction }) => ({
      id,
      path: pathOf(id) || "/",
      index,
      hasLoader,
      hasAction,
    }));
}

interface Manifest {
  routes: Record<
    string,
    { id: string; parentId?: string; path?: string; index?: boolean; hasLoader: boolean; hasAction: boolean }
  >;
}
