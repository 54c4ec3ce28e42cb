import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitFormBody } from "./request-checks";

/** Reads bodies to their end, as limits count what comes. Their fields are not what this is about. */
const app = new Hono().use(limitFormBody).post("*", async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength}`));

async function send(path: string, megabytes: number): Promise<number> {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(megabytes * 1024 * 1024)]), "picture.jpg");
  const response = await app.request(path, { method: "POST", body: form });
  if (response.ok) expect(Number(await response.text())).toBeGreaterThan(megabytes * 1024 * 1024);
  return response.status;
}

test.each(["items", "addons", "coupons", "offers"])("a picture of 10 MB comes with the forms of %s", async (page) => {
  for (const path of [`/dashboard/${page}/new`, `/dashboard/${page}/some-id/edit.data`])
    expect(await send(path, 10), path).toBe(200);
  expect(await send(`/dashboard/${page}/new`, 12)).toBe(413);
});

test("[SET-5] logo and banner come together", async () => {
  expect(await send("/dashboard/settings/images", 20)).toBe(200);
  expect(await send("/dashboard/settings/images.data", 20)).toBe(200);
  expect(await send("/dashboard/settings/images", 23)).toBe(413);
});

test("no other form brings files", async () => {
  for (const path of ["/dashboard/settings", "/account", "/dashboard/couponsx", "/checkout"])
    expect(await send(path, 2), path).toBe(413);
});

test.each(["/dashboard/settings/halal/certificate", "/agent/some-id/halal", "/restaurant/some-id/halal/concern"])(
  "[HALAL-5, HALAL-12] a paper or photo of 10 MB comes with %s",
  async (page) => {
    for (const path of [page, `${page}.data`]) expect(await send(path, 10), path).toBe(200);
    expect(await send(page, 12)).toBe(413);
  },
);

test("[FORM-6] a form whose length is announced goes on to its page, which says that the file is too large", async () => {
  const announce = async (path: string, megabytes: number, type = "multipart/form-data; boundary=x") => {
    const headers = { "Content-Type": type, "Content-Length": String(megabytes * 1024 * 1024) };
    const body = '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\n\r\n--x--\r\n';
    return (await app.request(path, { method: "POST", headers, body })).status;
  };
  expect(await announce("/dashboard/items/new", 12)).toBe(200);
  expect(await announce("/dashboard/items/new.data", 99)).toBe(200);
  expect(await announce("/dashboard/items/new", 101)).toBe(413);
  expect(await announce("/dashboard/items/new", 12, "application/x-www-form-urlencoded")).toBe(413);
  expect(await announce("/checkout", 12)).toBe(413);
});
