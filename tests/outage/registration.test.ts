import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type AppAndApi, startAppAndApi } from "@tests/support/app-and-api";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { fillRegistration, registrationForm, sampleFiles, stepPath } from "@tests/support/registration-form";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";

const done = "/auth/signup/submitted";
const byAgent = { intent: "complete", isSalesPerson: "on", agentEmail: "agent@example.test", agentPassword: "secret" };
const SESSION_SECRET = "one secret for all copies of the app";
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "halalgo-registration-"));
  folders.push(made);
  return made;
};
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

/** The same browser at another copy of the app. */
function moved(visitor: Visitor, url: string): Visitor {
  const other = createVisitor(url);
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

describe("the marketplace's own host keeps what is under way", () => {
  let market: AppAndApi;
  let other: RunningApp;
  beforeAll(async () => {
    market = await startAppAndApi({ SESSION_SECRET });
    other = await startApp({ dataDir: folder(), env: { API_HOST: market.api.url, SESSION_SECRET } });
  });
  afterAll(async () => {
    await other.stop();
    await market.stop();
  });

  test("[WIZ-1, WIZ-22, WIZ-23] an app killed before the last step loses nothing, and five presses make one restaurant", async () => {
    const email = `killed-${Date.now()}@karachihandi.example`;
    const before = createVisitor(market.app.url);
    await fillRegistration(before, email);
    await market.app.stop("SIGKILL");

    const visitor = moved(before, other.url);
    const banking = await visitor.get(stepPath(3));
    expect(banking.text).toContain('value="011000015"');
    expect(readable(banking)).toContain("menu.pdf");
    expect(readable(banking)).toContain("banner.png");
    const contact = await visitor.get(stepPath(2));
    expect(contact.text).toContain(`value="${email}"`);
    expect(contact.text).not.toContain("a long password");

    const presses = Array.from({ length: 5 }, () =>
      moved(visitor, other.url).post(stepPath(4), { intent: "complete" }),
    );
    const pages = await Promise.all(presses);
    expect(pages.map(({ location }) => location)).toEqual(Array(5).fill(done));
    // One that comes after them, from a tab that has not heard of it.
    expect((await moved(visitor, other.url).post(stepPath(4), { intent: "complete" })).location).toBe(done);
    const waiting = JSON.stringify(await market.callAs("admin", "GET", "/restaurants/admin/inactive?per_page=100"));
    expect(waiting.split(`"${email}"`).length - 1).toBe(1);

    const owner = createVisitor(other.url);
    const login = await owner.post("/auth/login", { email, password: "a long password" });
    expect(login.location).toBe("/dashboard");
    // The first page leads to the application while it waits; the others say that it does.
    const first = await owner.get("/dashboard");
    expect(first.location).toMatch(/^\/auth\/application\/[\da-f-]{36}$/);
    const application = readable(await owner.get(first.location ?? ""));
    expect(application).toContain("Karachi Handi");
    expect(application).toContain("Under review");
    expect(readable(await owner.get("/dashboard/settings"))).toContain("Your restaurant awaits approval");
  });

  test("[WIZ-12, WIZ-21] an address that is in use leads back to its field, with everything kept", async () => {
    const visitor = createVisitor(other.url);
    await fillRegistration(visitor, "customer@halalgo.test");
    const answer = await visitor.post(stepPath(4), { intent: "complete" });
    expect(answer.location).toBe(stepPath(2));
    const page = await visitor.get(stepPath(2));
    expect(page.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="customer@halalgo.test"/);
    expect(page.text).toContain('value="860 582 0117"');
    expect(readable(page)).toContain("There is a problem");
    await visitor.post(stepPath(2), { ...registrationForm(`mended-${Date.now()}@example.test`)[2], password: "" });
    expect((await visitor.post(stepPath(4), { intent: "complete" })).location).toBe(done);
  });
});

describe("a host that keeps no drafts", () => {
  let host: FakeHost;
  let app: RunningApp;
  const dataDir = folder();
  beforeAll(async () => {
    host = await startFakeHost();
    host.behave(({ path }, response) => {
      if (path === "/restaurants/agent") return json(response, { message: "Thank you" }, 201);
      if (path === "/auth/login") return json(response, { token: "agents-own-token" });
      json(response, { message: "Not Found" }, 404);
    });
    app = await startApp({ dataDir, env: { API_HOST: host.url, SESSION_SECRET } });
  });
  afterAll(async () => {
    await app.stop();
    await host.close();
  });
  const submissions = () => host.calls.filter(({ path }) => path === "/restaurants/agent");

  test("[WIZ-18, WIZ-19, AGENT-3, AGENT-5] gets every field, the files and the agent's token in one form, once", async () => {
    const visitor = createVisitor(app.url);
    await fillRegistration(visitor, "bilal@karachihandi.example");
    const document = new FormData();
    document.append("intent", "upload");
    document.append("agreeToTerms", "on");
    for (const [name, value] of Object.entries(registrationForm("")[3])) document.set(name, value);
    document.append("additional_document", new Blob([sampleFiles.pdf]), "certificate.pdf");
    document.append("additional_document", new Blob([sampleFiles.pdf]), "lease.pdf");
    expect((await visitor.post(stepPath(3), document)).status).toBe(302);
    const pages = await Promise.all([1, 2].map(() => moved(visitor, app.url).post(stepPath(4), byAgent)));
    expect(pages.map(({ location }) => location)).toEqual([done, done]);

    const [sent, ...more] = submissions();
    expect(more).toEqual([]);
    expect(sent?.headers.authorization).toBe("Bearer agents-own-token");
    const type = { "content-type": sent?.headers["content-type"] ?? "" };
    const form = await new Response(sent?.body, { headers: type }).formData();
    const { operating_hours, ...fields } = Object.fromEntries(
      [...form].filter(([, value]) => typeof value === "string"),
    );
    expect(fields).toEqual({
      name: "Karachi Handi",
      legal_name: "Karachi Handi LLC",
      restaurant_phone: "(860) 582-0164",
      street_address: "88 Farmington Ave",
      city: "Bristol",
      state: "CT",
      zip_code: "06010",
      category: "Restaurant",
      cuisine_type: "Pakistani",
      sales_tax_id: "12-3456789",
      first_name: "Bilal",
      last_name: "Siddiqui",
      whatsapp_number: "860 582 0117",
      email: "bilal@karachihandi.example",
      password: "a long password",
      relation_to_business: "owner",
      bank_name: "First Bank",
      routing_number: "011000015",
      account_number: "12345678",
      agree_to_terms: "true",
    });
    const hours = JSON.parse(String(operating_hours));
    expect(hours).toHaveLength(7);
    expect(hours[4]).toEqual({ day: "FRIDAY", from_time: "11:00", to_time: "02:00", is_open: true });
    expect(hours[6]).toMatchObject({ day: "SUNDAY", is_open: false });
    const files = [...form].filter(([, value]) => typeof value !== "string").map(([name]) => name);
    expect(files.sort()).toEqual(["additional_document_0", "additional_document_1", "logo", "menu_file"]);
    // Nothing of it stays.
    const [draft = ""] = readdirSync(join(dataDir, "registration-drafts"));
    expect(readdirSync(join(dataDir, "registration-drafts", draft))).toEqual(["draft"]);
  });

  test("[WIZ-22] a host that takes nothing and does not say why leaves what was filled in", async () => {
    const visitor = createVisitor(app.url);
    await fillRegistration(visitor, "bilal@karachihandi.example");
    host.behave((_call, response) => json(response, {}, 409));
    const page = await visitor.post(stepPath(4), { intent: "complete" });
    expect(page.location).toBe(stepPath(4));
    expect(readable(await visitor.get(stepPath(4)))).toContain("Registration failed. Please try again.");
    host.behave((_call, response) => json(response, {}, 404));
  });

  test("[AGENT-4, WIZ-22] an agent who cannot log in stops it, and files and fields stay", async () => {
    const visitor = createVisitor(app.url);
    await fillRegistration(visitor, "bilal@karachihandi.example");
    const before = submissions().length;
    host.behave(({ path }, response) =>
      path === "/auth/login" ? json(response, { message: "No" }, 401) : json(response, {}, 404),
    );
    const answer = await visitor.post(stepPath(4), { ...byAgent, agentPassword: "wrong" });
    expect(answer.location).toBe(stepPath(4));
    const page = await visitor.get(stepPath(4));
    expect(readable(page)).toContain("Agent authentication failed. Please try again.");
    expect(page.text).toContain('value="agent@example.test"');
    expect(page.text).not.toContain("wrong");
    expect(readable(await visitor.get(stepPath(3)))).toContain("banner.png");
    expect(submissions()).toHaveLength(before);
  });

  test.each<[answer: string, status: number, body: Record<string, string>, says: string]>([
    ["tried too often", 429, { message: "Too many attempts. Please try again in 9 minutes." }, "again in 9 minutes."],
    ["not answered", 503, {}, "login could not be checked, so nothing was sent."],
  ])("[AGENT-4] an agent's login that was %s is not called a wrong one", async (_name, status, body, says) => {
    const visitor = createVisitor(app.url);
    await fillRegistration(visitor, "bilal@karachihandi.example");
    const before = submissions().length;
    host.behave(({ path }, response) => json(response, body, path === "/auth/login" ? status : 404));
    expect((await visitor.post(stepPath(4), byAgent)).location).toBe(stepPath(4));
    expect(readable(await visitor.get(stepPath(4)))).toMatch(new RegExp(`^(?!.*Agent authentication).*${says}`, "s"));
    expect(submissions()).toHaveLength(before);
  });

  test("[AGENT-3] the agent's login ends with the press, also where the registration is refused", async () => {
    const visitor = createVisitor(app.url);
    await fillRegistration(visitor, "bilal@karachihandi.example");
    host.behave(({ path }, response) => {
      if (path === "/auth/login") return json(response, { token: "for-one-press" });
      json(response, { message: "No" }, path === "/restaurants/agent" ? 409 : 404);
    });
    expect((await visitor.post(stepPath(4), byAgent)).location).toBe(stepPath(4));
    const calls = host.calls.filter(({ headers }) => headers.authorization === "Bearer for-one-press");
    expect(calls.map(({ path }) => path)).toEqual(["/restaurants/agent", "/auth/logout"]);
  });

  test("[WIZ-14] files that are no such files are refused one by one; the others and what was typed stay", async () => {
    const visitor = createVisitor(app.url);
    const form = registrationForm("bilal@karachihandi.example");
    for (const step of [1, 2] as const) await visitor.post(stepPath(step), form[step]);
    const banking = new FormData();
    for (const [name, value] of Object.entries(form[3])) banking.append(name, value);
    banking.append("voided_check", new Blob(["<svg onload=alert(1)>"]), "check.pdf");
    banking.append("menu_file", new Blob([sampleFiles.pdf]), "menu.pdf");
    banking.append("logo", new Blob([sampleFiles.pdf]), "banner.png");
    banking.append("additional_document", new Blob([sampleFiles.pdf, new Uint8Array(10 * 1024 * 1024)]), "long.pdf");
    const page = await visitor.post(stepPath(3), banking);
    expect(page.status).toBe(422);
    for (const sentence of [
      "check.pdf: Please choose a PDF, JPEG or PNG file.",
      "banner.png: Please choose a JPEG or PNG picture.",
      "long.pdf: This file is larger than 10 MB. Please choose a smaller one.",
    ])
      expect(readable(page)).toContain(sentence);
    expect(readable(page)).toContain("menu.pdf Uploaded");
    expect(page.text).toContain('value="First Bank"');
    const id = /\/auth\/signup\/files\/[\w-]+|remove:[\w-]+/.exec(page.text)?.[0] ?? "";
    expect((await createVisitor(app.url).get(`/auth/signup/files/${id.replace("remove:", "")}`)).status).toBe(404);
  });

  test("[WIZ-22] 60 MB at once are told to be too much, and never held in memory", async () => {
    const visitor = createVisitor(app.url);
    const form = registrationForm("bilal@karachihandi.example");
    for (const step of [1, 2] as const) await visitor.post(stepPath(step), form[step]);
    const before = getMemory(app.pid);
    const answer = await sendLarge(visitor, app, 60);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("All files together can be at most 40 MB.");
    expect(answer.text).toContain('value="First Bank"');
    expect(answer.peak - before).toBeLessThan(150);
  });

  test("what is far too large is not read at all", async () => {
    const visitor = createVisitor(app.url);
    const form = registrationForm("bilal@karachihandi.example");
    for (const step of [1, 2] as const) await visitor.post(stepPath(step), form[step]);
    const answer = await sendLarge(visitor, app, 300).catch(() => null);
    expect(answer === null || answer.status === 413).toBe(true);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  });
});

/** MB in use by a process. */
function getMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** A form of step 3 with one file of so many megabytes; `peak` is the most the app held meanwhile. */
function sendLarge(visitor: Visitor, { url, pid }: RunningApp, megabytes: number) {
  const head = Object.entries(registrationForm("")[3])
    .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join("");
  const file = `--edge\r\nContent-Disposition: form-data; name="menu_file"; filename="menu.pdf"\r\n\r\n%PDF-1.4\n`;
  const foot = "\r\n--edge--\r\n";
  const chunk = Buffer.alloc(1024 * 1024, 32);
  const length = Buffer.byteLength(head + file + foot) + megabytes * chunk.byteLength;
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const type = "multipart/form-data; boundary=edge";
  const headers = { cookie, "content-type": type, "content-length": length, origin: new URL(url).origin };
  return new Promise<{ status: number; text: string; peak: number }>((resolve, reject) => {
    let peak = 0;
    const post = request(`${url}${stepPath(3)}`, { method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text, peak }));
    });
    post.on("error", reject);
    post.write(head + file);
    let sent = 0;
    const next = () => {
      peak = Math.max(peak, getMemory(pid));
      if (sent === megabytes) return void post.end(foot);
      sent += 1;
      post.write(chunk, next);
    };
    next();
  });
}
