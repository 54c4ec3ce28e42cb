import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { createVisitor, flashMessage, readable } from "@tests/support/visitor";
import { withApp } from "@tests/support/with-app";

// Who says nothing of a proxy comes from this machine, which is not counted.
const server = withApp({ TRUST_PROXY: "1", RATE_LIMIT: "2" });
const visitor = () => createVisitor(server.app.url);
const login = { email: "customer@halalgo.test", password: "halalgo-demo" };

describe("[ROUTE-16] only a path of this app is a way back from the login", () => {
  test.each([
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/%09/evil.example\n",
    "javascript:alert(1)",
    "/..//evil.example",
    "/auth/login",
    "/auth/logout",
    "http:evil.example",
    "@evil.example",
    `/${"x".repeat(5_000)}`,
  ])("%j is ignored", async (redirectTo) => {
    const answer = await visitor().post("/auth/login", { ...login, redirectTo });
    expect(answer.status).toBe(302);
    expect(answer.location).toBe("/home");
    const signedIn = visitor();
    await signedIn.logIn("customer");
    const page = await signedIn.get(`/auth/login?redirectTo=${encodeURIComponent(redirectTo)}`);
    expect(page.location).toBe("/home");
  });

  test("the theme and the address do not lead away either", async () => {
    const redirectTo = "//evil.example";
    expect((await visitor().post("/resources/theme", { theme: "dark", redirectTo })).location).toBe("/home");
    expect((await visitor().post("/location", { address: "Main St", redirectTo })).location).toBe("/home");
  });

  test("a page of this app is a way back", async () => {
    const page = await visitor().post("/auth/login", { ...login, redirectTo: "/carts?x=1#y" });
    expect(page.location).toBe("/carts?x=1#y");
  });
});

test("[FORM-2] a form that is one page too many loses nothing that was typed, with JavaScript and without", async () => {
  const from = { "x-forwarded-for": "203.0.113.77" };
  const guest = visitor();
  for (const path of ["/about", "/about"]) expect((await guest.get(path, from)).status).toBe(200);
  // One more than allowed each time: where a minute of the clock ends in between, the last one counts a little less.
  await guest.get("/about", from);
  const native = await guest.post("/auth/login", login, from);
  expect(native.status).toBe(429);
  expect(native.text).toContain(`<input type="hidden" name="email" value="${login.email}" />`);
  expect(native.text).toContain('<form method="post" action="/auth/login"');
  expect(native.text).not.toContain(login.password);

  const data = { ...from, accept: "*/*" };
  const page = await guest.get("/home.data", data);
  expect(page.status).toBe(429);
  expect(page.text).toContain("More requests came from your network");
  expect(flashMessage(page)).toMatch(/The page goes on automatically in \d+ seconds\./);
  for (const theme of ["dark", "light", "dark"]) await guest.post("/resources/theme.data", { theme }, data);
  const refused = await guest.post("/auth/login.data", login, data);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  // The action's own answer, which leaves the form as it is.
  expect(refused.text).toMatch(/^\[\{"_1":2\},"data",.*customer@halalgo\.test.*More requests came from your network/s);
  expect(guest.cookies.get("session")).toBeUndefined();
});

test("[FORM-2] an action that fails leaves the page of the script that sent the form, and says why; a document is an error page", async () => {
  const from = (address: string) => ({ "x-forwarded-for": address, "content-type": "multipart/form-data" });
  const script = await visitor().post("/auth/login.data", {}, { ...from("203.0.113.78"), accept: "*/*" });
  expect([script.status, script.text]).toEqual([400, '[{"_1":-5},"data"]\n']);
  expect(flashMessage(script)).toBe("The form could not be read.");
  const native = await visitor().post("/auth/login", {}, from("203.0.113.79"));
  expect([native.status, native.headers.get("x-flash")]).toEqual([400, null]);
  expect(readable(native)).toContain("The form could not be read.");
});

test("a form that no page of ours sends is refused at once, whoever sends it", async () => {
  for (const [index, name] of ["email[999999999]", "__intent__", "constructor.prototype.x"].entries()) {
    const from = { "x-forwarded-for": `203.0.113.${100 + index}` };
    const page = await visitor().post("/auth/login", { [name]: "x" }, from);
    expect([page.status, readable(page)]).toEqual([400, expect.stringContaining("This form could not be read.")]);
  }
});

test("[ROUTE-17] a link in a mail that is for another role leads to the person's own area, where no page is drawn either", async () => {
  const admin = visitor();
  await admin.logIn("admin");
  for (const link of ["/dashboard/orders/0f3c2a10-0000-4000-8000-000000000000", "/dashboard/items/template"]) {
    const page = await admin.get(link);
    expect(page.status, link).toBe(403);
    expect(readable(page), link).toMatch(/This is not for your account.*Go to administration/s);
    expect(page.text, link).toContain('href="/admin"');
  }
});

test("[PAY-14] whoever is logged out on the way back from paying is not left to pay again", async () => {
  const payer = visitor();
  const { location } = await payer.get("/checkout/return?restaurantId=r&key=k");
  expect(location).toMatch(/^\/auth\/login\?redirectTo=%2Fcheckout%2Freturn/);
  expect(readable(await payer.get(location ?? ""))).toContain("There is no need to pay again.");
});

test("an address that holds no text is nobody's", async () => {
  const page = await visitor().get("/home?search=%00", { "x-forwarded-for": "203.0.113.110" });
  expect([page.status, readable(page)]).toEqual([400, expect.stringContaining("We could not read that address")]);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an address of thousands of parts is refused before any route is looked for", async () => {
  const answer = await visitor().get(`/orders${"/a".repeat(3_500)}`, { "x-forwarded-for": "203.0.113.111" });
  expect([answer.status, readable(answer)]).toEqual([404, expect.stringContaining("We could not find that page")]);
});

test("what breaks off, is too large or asks in an outdated way is no fault of ours in the log", async () => {
  const { url, log } = server.app;
  const faults = () => log.filter((line) => line.includes('"error"') || line.includes('"fatal"'));
  const before = faults().length;
  const host = `Host: ${new URL(url).host}\r\nOrigin: ${url}\r\nX-Forwarded-For: 203.0.113.120\r\n`;
  for (const path of ["/auth/login", "/auth/login.data", "/auth/signup/files", "/payments/clover/webhooks"]) {
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const head = `POST ${path} HTTP/1.1\r\n${host}Content-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;
      await new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
          socket.write(`${head}--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb`, () => socket.destroy());
        });
        socket.once("close", () => resolve());
      });
    }
  }
  const from = { "x-forwarded-for": "203.0.113.121" };
  const large = await visitor().post("/payments/clover/webhooks", { a: "x".repeat(1_100_000) }, from);
  expect(large.status).toBe(413);
  expect((await visitor().get("/home.data?_data=root", from)).status).toBe(200);
  expect((await fetch(`${url}/about`, { method: "HEAD" })).status).toBe(200);
  expect(faults().slice(before)).toEqual([]);
});

test("whoever watches over the process may ask by HEAD", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(`${server.app.url}${path}`, { method: "HEAD" });
    expect([path, response.status]).toEqual([path, 200]);
  }
});

describe("a form of another site", () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "not an address" },
    { origin: "https://127.0.0.1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { origin: "https://evil.example", "x-forwarded-host": "shop.example" },
  ];
  test.each(foreign)("%j is refused by a page for people", async (headers) => {
    for (const path of ["/auth/login", "/auth/login.data", "/resources/theme", "/no-such-page"]) {
      const answer = await visitor().post(path, login, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers.get("content-type")).toContain("text/html");
      expect(readable(answer)).toContain("We could not accept this form");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("our own is taken, also behind a proxy", async () => {
    expect((await visitor().post("/auth/login", login, { origin: server.app.url })).status).toBe(302);
    const headers = {
      origin: "https://shop.example",
      "x-forwarded-host": "shop.example",
      "x-forwarded-proto": "https",
    };
    expect((await visitor().post("/auth/login", login, headers)).status).toBe(302);
    const plain = { ...headers, "x-forwarded-proto": "http" };
    expect((await visitor().post("/auth/login", login, plain)).status).toBe(403);
  });

  test("one over https behind a proxy that does not say so is taken where the browser vouches for it, and the log says what to set", async () => {
    const { port } = new URL(server.app.url);
    const headers = { origin: `https://127.0.0.1:${port}`, "sec-fetch-site": "same-origin" };
    expect((await visitor().post("/auth/login", login, headers)).status).toBe(302);
    expect((await visitor().post("/auth/login", login, { origin: headers.origin })).status).toBe(403);
    const warnings = () =>
      server.app.log.filter((line) => line.includes("Pages are served over https") && line.includes(headers.origin));
    await expect.poll(warnings).toHaveLength(1);
  });

  test("one that says nothing of where it is from is none of ours", async () => {
    const body = new URLSearchParams(login);
    const post = (headers: Record<string, string>) =>
      fetch(`${server.app.url}/auth/login`, { method: "POST", body, headers, redirect: "manual" });
    expect((await post({})).status).toBe(403);
    expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(302);
  });
});

describe("bodies", () => {
  test("more than a megabyte is refused by a page for people", async () => {
    const page = await visitor().post("/auth/login", { ...login, password: "x".repeat(1_100_000) });
    expect(page.status).toBe(413);
    expect(readable(page)).toContain("That is too large to be sent");
  });

  test("also when its length is not told beforehand", async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const type = "application/x-www-form-urlencoded";
      const headers = { "content-type": type, accept: "text/html", origin: server.app.url };
      const post = request(`${server.app.url}/auth/login`, { method: "POST", headers }, resolve);
      // The line is cut while we still send: by then the answer is there.
      post.on("error", reject);
      for (let part = 0; part < 15; part += 1) post.write("x".repeat(100_000));
      post.end();
    });
    expect(response.statusCode).toBe(413);
    expect(await text(response)).toContain("That is too large to be sent");
  });

  test.each([
    ["text/plain", "hello"],
    ["application/json", "{"],
    ["multipart/form-data; boundary=x", "--y nonsense"],
    ["multipart/form-data", ""],
    ["application/x-www-form-urlencoded", "%%%=%ff&&&===\u0000"],
  ])("%s that is no form never breaks the app", async (type, body) => {
    for (const path of ["/auth/login", "/auth/signup?user_type=user", "/newsletter", "/location", "/resources/theme"]) {
      const headers = { "content-type": type, accept: "text/html", origin: server.app.url };
      const response = await fetch(`${server.app.url}${path}`, { method: "POST", headers, body, redirect: "manual" });
      expect(response.status, path).toBeLessThan(500);
    }
  });
});

describe("requests that no browser sends", () => {
  test.each(["GET /%ff%fe HTTP/1.1", "GET //evil.example/.. HTTP/1.1", "GET /a%00b HTTP/1.1", "DELETE /home HTTP/1.1"])(
    "%s is answered below 500",
    async (line) => expect(await getStatus(`${line}\r\nHost: shop.example`)).toBeLessThan(500),
  );
  test.each(["Host: a b", "Host: ", "Host: [", "Host: x:99999", "Host: ok\r\nX-Forwarded-Host: a b/?#"])(
    "%j is answered below 500",
    async (header) => expect(await getStatus(`GET /about HTTP/1.1\r\n${header}`)).toBeLessThan(500),
  );

  test.each(["TRACE / HTTP/1.1", "TRACE /no-such-page HTTP/1.1", "PROPFIND /home HTTP/1.1"])(
    "%s is answered 405",
    async (line) => expect(await getStatus(`${line}\r\nHost: shop.example`)).toBe(405),
  );

  /** Status of a request written by hand. */
  function getStatus(head: string): Promise<number> {
    const { hostname, port } = new URL(server.app.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nConnection: close\r\n\r\n`));
      let answer = "";
      socket.on("data", (part) => (answer += String(part)));
      socket.on("error", reject);
      socket.on("close", () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 999)));
    });
  }
});

test("opening an address changes nothing: no logout, no theme, no unsubscribing", async () => {
  const somebody = visitor();
  await somebody.logIn("customer");
  for (const path of [
    "/auth/logout",
    "/auth/logout.data",
    "/resources/theme?theme=dark",
    "/newsletter?email=a@b.test",
  ]) {
    await somebody.get(path);
  }
  expect(somebody.cookies.get("theme")).toBeUndefined();
  expect((await somebody.get("/carts")).status).toBe(200);
});

test("[AUTH-7] after too many wrong passwords the login says to wait", async () => {
  const guess = { email: "guessed@example.test", password: "wrong" };
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1) answers.push(await visitor().post("/auth/login", guess));
  expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
  const [last] = answers.slice(-1);
  expect(last?.status).toBe(429);
  expect(last && readable(last)).toContain("Too many attempts. Please wait a few minutes and try again.");
  expect(last?.text).toContain('value="guessed@example.test"');
  expect(Number(last?.headers.get("retry-after"))).toBeGreaterThan(0);
});
