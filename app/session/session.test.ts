import { expect, test } from "vitest";
import { readCookies } from "./cookies.server";
import { createKeptForms } from "./kept-form.server";
import { createSealer } from "./seal.server";
import { Session } from "./session.server";

const sealer = createSealer(["a-secret-of-16-and-more"], "session");
const amina = {
  id: "u1",
  email: "amina@halalgo.test",
  first_name: "Amina",
  last_name: "Rahman",
  phone: null,
  role: "owner",
  restaurants: [
    { id: "r1", name: "Anatolia" },
    { id: "r2", name: "Darband" },
  ],
};

/** The Cookie header a browser sends after these answers. */
const sent = (setCookie: string[]) => setCookie.map((line) => line.split(";")[0]).join("; ");

async function visit(cookieHeader: string | null, isSecure = false) {
  const cookies = readCookies(cookieHeader, isSecure);
  return { cookies, session: await Session.read(cookies, sealer) };
}

test("[SESS-4] a session starts unauthenticated", async () => {
  const { session, cookies } = await visit(null);
  expect(session.state).toMatchObject({ isAuthenticated: false, isLoading: false, user: null, token: null });
  await session.commit();
  expect(cookies.toSend()).toEqual([]);
});

test("[SESS-5] a login is there at the next request, with the first restaurant active", async () => {
  const first = await visit(null);
  first.session.logIn({ token: "t", user: amina });
  await first.session.commit();
  const { session } = await visit(sent(first.cookies.toSend()));
  expect(session.state).toMatchObject({ isAuthenticated: true, isLoading: false, token: "t" });
  expect(session.user?.email).toBe(amina.email);
  expect(session.restaurant?.id).toBe("r1");
});

test("[SESS-1] the cookie is httpOnly and SameSite=Lax; over https also Secure and __Host-", async () => {
  for (const isSecure of [false, true]) {
    const { session, cookies } = await visit(null, isSecure);
    session.logIn({ token: "t", user: amina });
    await session.commit();
    const [line = ""] = cookies.toSend();
    expect(line).toMatch(isSecure ? /^__Host-session=/ : /^session=/);
    expect(line).toContain("HttpOnly");
    expect(line).toContain("SameSite=Lax");
    expect(line.includes("Secure")).toBe(isSecure);
    expect(line).not.toContain("Domain");
  }
});

test("[SESS-6] logging out clears the cookie", async () => {
  const first = await visit(null);
  first.session.logIn({ token: "t", user: amina });
  await first.session.commit();
  const second = await visit(sent(first.cookies.toSend()));
  second.session.logOut();
  await second.session.commit();
  expect(second.cookies.toSend()[0]).toMatch(/^session=; Max-Age=0/);
  expect(second.session.user).toBeNull();
});

test("[SESS-8] a token without a user leaves the session loading", async () => {
  const { session } = await visit(null);
  session.logIn({ token: "t", user: null });
  expect(session.state).toMatchObject({ isAuthenticated: false, isLoading: true });
});

test("a person with very many restaurants still fits a cookie", async () => {
  const restaurants = Array.from({ length: 200 }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Restaurant ${index}`,
  }));
  const { session, cookies } = await visit(null);
  session.logIn({ token: "t".repeat(64), user: { ...amina, restaurants } });
  await session.commit();
  expect(cookies.toSend()[0]?.length).toBeLessThan(4096);
});

const post = (fields: Record<string, string>) =>
  new Request("http://app.test/addresses?x=1", { method: "POST", body: new URLSearchParams(fields) });

test("[SESS-12] a typed form is kept for its person, but never one with a password, a card or a bank account", async () => {
  const cookies = readCookies(null, false);
  const forms = createKeptForms(cookies, createSealer(["a-secret-of-16-and-more"], "kept-form"));
  expect(await forms.keep(post({ city: "Bristol", zipcode: "06010" }), "u1")).toBe(true);
  expect(await forms.peek()).toEqual({
    action: "/addresses?x=1",
    owner: "u1",
    fields: [
      ["city", "Bristol"],
      ["zipcode", "06010"],
    ],
  });
  for (const name of [
    "password",
    "confirmPassword",
    "new_password",
    "cardNumber",
    "cvv",
    "cloverToken",
    "account_number",
  ]) {
    expect(await forms.keep(post({ city: "Bristol", [name]: "x" }), "u1"), name).toBe(false);
  }
  expect(await forms.keep(post({ note: "x".repeat(5000) }), "u1")).toBe(false);
});
