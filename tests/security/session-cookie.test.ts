import { describe, expect, test } from "vitest";
import { createVisitor } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";

const server = withApp({ TRUST_PROXY: "1" });
const visitor = () => createVisitor(server.app.url);
const secure = { "x-forwarded-proto": "https" };

/** `Set-Cookie` lines of one cookie. */
const listLines = (headers: Headers, name: string) =>
  headers.getSetCookie().filter((line) => line.startsWith(`${name}=`));

test("[SESS-1] the session is httpOnly and SameSite=Lax, and over https Secure under the __Host- prefix", async () => {
  const plain = await visitor().logIn("customer");
  expect(listLines(plain.headers, "session")).toEqual([
    expect.stringMatching(/^session=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const fields = { email: "customer@halalgo.test", password: "halalgo-demo" };
  // A form says the origin of its page, which is of https there (docs/decisions/029).
  const origin = server.app.url.replace("http:", "https:");
  const https = await visitor().post("/auth/login", fields, { ...secure, origin });
  expect(listLines(https.headers, "session")).toEqual([]);
  const cookies = https.headers.getSetCookie();
  expect(cookies).toContainEqual(expect.stringMatching(/^__Host-session=/));
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).not.toMatch(/domain=/i);
  }
});

test("[SESS-1] over https a session without the prefix counts for nothing", async () => {
  const somebody = visitor();
  await somebody.logIn("customer");
  expect((await somebody.get("/carts")).status).toBe(200);
  expect((await somebody.get("/carts", secure)).location).toContain("/auth/login");
});

describe("[SESS-1] cookies that are not ours", () => {
  const garbage = [
    "",
    "garbage",
    "a.b.c.d.e",
    "%",
    "%00%ff",
    "eyJhbGciOiJub25lIn0.e30.",
    '{"user":{"role":"admin"}}',
    "x".repeat(7_000),
    "\"'<script>",
  ];
  test.each(garbage)("%j as session, toast, form, theme and address", async (value) => {
    const somebody = visitor();
    for (const name of ["session", "toast", "kept-form", "theme", "mode", "userAddress"]) {
      somebody.cookies.clear();
      somebody.cookies.set(name, value);
      for (const path of ["/", "/home.data", "/auth/resume", "/auth/login"]) {
        const { status } = await somebody.get(path);
        expect(status, `${name} on ${path}`).toBeLessThan(400);
      }
      expect((await somebody.get("/carts")).location).toBe("/auth/login?redirectTo=%2Fcarts");
    }
  });

  test("an altered session, and one that another cookie was encrypted for, sign nobody in", async () => {
    const somebody = visitor();
    await somebody.logIn("customer");
    const session = somebody.cookies.get("session") ?? "";
    const middle = Math.floor(session.length / 2);
    const swapped = session[middle] === "A" ? "B" : "A";
    const altered = [
      `${session.slice(0, middle)}${swapped}${session.slice(middle + 1)}`,
      session.slice(0, -4),
      `${session}${session}`,
    ];
    for (const value of altered) {
      somebody.cookies.set("session", value);
      expect((await somebody.get("/carts")).location).toContain("/auth/login");
    }
    somebody.cookies.clear();
    somebody.cookies.set("kept-form", session);
    expect((await somebody.get("/auth/resume")).location).toBe("/home");
  });

  test("an address cookie of another shape is as good as none", async () => {
    const somebody = visitor();
    for (const value of ['{"success":true}', "[]", "null", '{"success":true,"address":{"toString":1}}']) {
      somebody.cookies.set("userAddress", encodeURIComponent(value));
      const page = await somebody.get("/about");
      expect(page.status).toBe(200);
      expect(page.text).toContain("Enter address");
    }
  });
});
