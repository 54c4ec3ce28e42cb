import { expect, test } from "@tests/support/e2e";

test("[HOST-94] the demo's reference page shows the document and its calls, and asks no other site for anything", async ({
  page,
  app,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/docs/api");
  // Scalar's script has 3.5 MB, and lays all calls out before the first heading: ten seconds on a busy machine.
  await expect(page.getByRole("heading", { name: "HalalGo marketplace API" })).toBeVisible({ timeout: 90_000 });
  await page.goto("/docs/api#tag/accounts/POST/auth/login");
  await expect(page.getByRole("heading", { name: "Log in", exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText("Test Request")).toHaveCount(0);
  const sites = requests.map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith("http"));
  expect(new Set(sites.map(({ origin }) => origin))).toEqual(new Set([app.url]));
  expect(sites.map(({ pathname }) => pathname)).toEqual(["/docs/api", "/docs/api/scalar.js", "/openapi.json"]);

  const script = await page.request.get("/docs/api/scalar.js");
  const again = await page.request.get("/docs/api/scalar.js", {
    headers: { "If-None-Match": script.headers().etag ?? "" },
  });
  expect([script.status(), again.status()]).toEqual([200, 304]);
});
