import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { expect, test } from "vitest";
import { RouteError } from "./route-error";

/** What people read where a route's loader answers so. */
async function shown(status: number, body: object, path = "/"): Promise<string> {
  const loader = () => {
    throw Response.json(body, { status });
  };
  const handler = createStaticHandler([{ path, loader, Component: () => null, ErrorBoundary: RouteError }]);
  const context = await handler.query(new Request(`http://app${path}`));
  if (context instanceof Response) throw new Error("It was redirected");
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return html.replace(/<[^>]+>/g, " ").replaceAll("&#x27;", "'");
}

test("[ERR-1] a failed read says what the host said of it", async () => {
  expect(await shown(404, { message: "Restaurant not found." })).toContain("Restaurant not found.");
});

test("[ERR-1] a failed read without a sentence of the host's says what went wrong, and how to look it up", async () => {
  const page = await shown(500, { message: "Something went wrong", reference: "abc-1" });
  expect(page).toContain("Something went wrong");
  expect(page).toContain("An error occurred while fetching data.");
  expect(page).toContain("abc-1");
  expect(page).toContain("Try again");
});

const dashboard = "/dashboard/items";

test("[ROUTE-19] what is missing leads back into its area, and a sentence that says nothing is left out", async () => {
  const page = await shown(404, { message: "Not found." }, dashboard);
  expect(page).toContain("The address may be mistyped, or what was here is gone.");
  expect(page).not.toContain("Not found.");
  expect(page).toContain("Back to the dashboard");
  expect(page).not.toContain("Find restaurants");
});

test("[ROUTE-19] an error that names its own way back leads there", async () => {
  const page = await shown(404, { home: { to: "/dashboard/items", label: "Back to Menu Items" } }, dashboard);
  expect(page).toContain("Back to Menu Items");
  expect(page).not.toContain("Back to the dashboard");
});

test("[ERR-1] a fault within an area offers to try again, and the way back there", async () => {
  const page = await shown(500, {}, dashboard);
  expect(page).toContain("Try again");
  expect(page).toContain("Back to the dashboard");
});
