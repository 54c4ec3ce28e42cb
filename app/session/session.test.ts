import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createCipher } from "./cipher.server";
import { readCookies } from "./cookies/cookies.server";
import { createSavedForms } from "./cookies/saved-form.server";
import { Session } from "./session.server";

const cipher = createCipher(["a-secret-of-16-and-more"], "session");
const amina = {
  id: "u1",
  email: "amina@halalgo.test",
  first_name: "Amina",
  last_name: "Rahman",
  phone: null,
  role: "owner",
  restaurants: [
    { id: "r1", name: "Anatolia", status: null, role: null },
    { id: "r2", name: "Darband", status: null, role: null },
  ],
  email_confirmed: null,
  prayer_asr: null,
  version: null,
};

/** The Cookie header a browser sends after these answers. */
const sent = (setCookie: string[]) => setCookie.map((line) => line.split(";")[0]).join("; ");

async function visit(cookieHeader: string | null, isSecure = false) {
  const cookies = readCookies(cookieHeader, isSecure);
  return { cookies, session: await Session.read(cookies, cipher) };
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

afterEach(() => void vi.useRealTimers());

test("[SESS-1] a session in use is renewed once a day, and ends two weeks after its last use", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ["Date"] });
  const first = await visit(null);
  first.session.logIn({ token: "t", user: amina });
  await first.session.commit();
  const cookie = sent(first.cookies.toSend());

  vi.setSystemTime(Date.UTC(2026, 10, 21, 11, 59));
  const sameDay = await visit(cookie);
  await sameDay.session.commit();
  expect(sameDay.cookies.toSend()).toEqual([]);

  vi.setSystemTime(Date.UTC(2026, 10, 21, 12, 1));
  const nextDay = await visit(cookie);
  await nextDay.session.commit();
  const renewed = sent(nextDay.cookies.toSend());
  expect(renewed).toMatch(/^session=./);
  const again = await visit(renewed);
  await again.session.commit();
  expect(again.cookies.toSend()).toEqual([]);

  vi.setSystemTime(Date.UTC(2026, 11, 5, 11));
  expect((await visit(cookie)).session.token).toBeNull();
  expect((await visit(renewed)).session.token).toBe("t");
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
    status: null,
    role: null,
  }));
  const { session, cookies } = await visit(null);
  session.logIn({ token: "t".repeat(64), user: { ...amina, restaurants } });
  await session.commit();
  expect(cookies.toSend()[0]?.length).toBeLessThan(4096);
});

const somebody = { id: "u1", role: "manager" };

const post = (fields: Record<string, string>) =>
  new Request("http://app.test/addresses?x=1", { method: "POST", body: new URLSearchParams(fields) });

test("[SESS-12] a typed form is kept for its person, but without passwords, bank numbers and files, and never a payment", async () => {
  const cookies = readCookies(null, false);
  const forms = createSavedForms(cookies, createCipher(["a-secret-of-16-and-more"], "kept-form"));
  expect(await forms.save(post({ city: "Bristol", zipcode: "06010" }), somebody)).toBe(true);
  expect(await forms.read()).toEqual({
    action: "/addresses?x=1",
    owner: "u1",
    role: "manager",
    fields: [
      ["city", "Bristol"],
      ["zipcode", "06010"],
    ],
    secrets: [],
    hadFiles: false,
  });
  for (const name of ["password", "new_password", "routing_number", "accountNumber"]) {
    expect(await forms.save(post({ city: "Bristol", [name]: "x" }), somebody), name).toBe(true);
    expect(await forms.read()).toMatchObject({ fields: [["city", "Bristol"]], secrets: [name] });
    expect(await forms.save(post({ [name]: "x", id: "7" }), somebody), `${name} alone`).toBe(false);
  }
  for (const name of ["cardNumber", "cvv", "cloverToken"]) {
    expect(await forms.save(post({ city: "Bristol", [name]: "x" }), somebody), name).toBe(false);
  }
  const withFile = (file: File) => {
    const body = new FormData();
    body.append("name", "Lahmacun");
    body.append("routing_number", "");
    body.append("image", file);
    return new Request("http://app.test/dashboard/items/new", { method: "POST", body });
  };
  expect(await forms.save(withFile(new File([], "")), somebody)).toBe(true);
  expect(await forms.read()).toMatchObject({ secrets: [], hadFiles: false });
  expect(await forms.save(withFile(new File(["x"], "a.png")), somebody)).toBe(true);
  expect(await forms.read()).toMatchObject({
    fields: [
      ["name", "Lahmacun"],
      ["routing_number", ""],
    ],
    secrets: [],
    hadFiles: true,
  });
  const week = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`days[${n}].from_time`, "10:00"]));
  expect(await forms.save(post(week), somebody)).toBe(true);
  expect((await forms.read())?.fields).toHaveLength(60);
  const long = Array.from({ length: 3000 }, () => randomUUID().slice(0, 2)).join("");
  expect(await forms.save(post({ note: long }), somebody)).toBe(false);
});
