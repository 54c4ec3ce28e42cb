import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { type RunningApp, startApp } from "@tests/support/app";
import { sampleFiles } from "@tests/support/registration-form";
import { copySeed, demoSeed } from "@tests/support/seed";
import { createVisitor, flashMessage, readable, type Visitor } from "@tests/support/visitor";
import { coreCalls } from "./calls";
import { explore, type ExploredPage, inParallel, open } from "./explore";
import {
  coreRefusal,
  everyChange,
  type ForwardingHost,
  isChange,
  startForwardingHost,
  getTemplate,
} from "./forwarding-host";
import { filled, type HtmlForm } from "./html-forms";
import { people } from "./people";

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let host: ForwardingHost;
let apps: RunningApp[] = [];
const folders: string[] = [];

beforeAll(async () => {
  folders.push(copySeed(process.env.TEST_SEED ?? (await demoSeed())), mkdtempSync(join(tmpdir(), "halalgo-lacking-")));
  const [apiData = "", appData = ""] = folders;
  const api = await startApp({ dataDir: apiData, env: { ROLE: "api" } });
  host = await startForwardingHost(api.url);
  const env = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" };
  apps = [api, await startApp({ dataDir: appData, env })];
}, 120_000);
afterAll(async () => {
  await host.close();
  await Promise.all(apps.map((app) => app.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const getWay = (number: number) => ([404, 405, 501] as const)[number % 3] ?? 404;
/** A call of the frame is asked for by every page: two of them show that it may be missing. */
const pagesPerCall = 2;
const explored = new Map<string, { visitor: Visitor; pages: ExploredPage[] }>();

beforeAll(async () => {
  for (const [who, { role, kinds, begin }] of Object.entries(people)) {
    const visitor = createVisitor(apps[1]?.url ?? "");
    if (role) await visitor.logIn(role);
    const more = await begin(visitor);
    const pages = [...(await explore(visitor, host, kinds)), ...(await open(visitor, host, more))];
    explored.set(who, { visitor, pages });
  }
}, 120_000);

test.each(["customer", "owner", "admin"])(
  "[HOST-5] no page of a %s breaks on a host that lacks one extended call, whichever it is",
  async (who) => {
    const { visitor, pages } = exploredBy(who);
    const tried = new Map<string, number>();
    const openings = pages.flatMap(({ path, calls }) =>
      [...calls].flatMap((call) => {
        const before = tried.get(call) ?? 0;
        tried.set(call, before + 1);
        return before < pagesPerCall ? [{ path, call, as: getWay(tried.size + before) }] : [];
      }),
    );
    await inParallel(openings, async ({ path, ...lack }) => {
      const page = await visitor.get(path, { "x-request-id": host.requestWithout(lack) });
      // The page does without, or is not there: no fault, and nobody is sent away.
      expect.soft([200, 404], `${path} without ${lack.call}`).toContain(page.status);
      expect.soft(readable(page), `${path} without ${lack.call}`).not.toContain("Something went wrong");
    });
    expect(tried.size, "extended calls that these pages make").toBeGreaterThan(5);
  },
  180_000,
);

const refused = /This is not available here\./;
/** What is said instead, where somebody is helped in another way. */
const otherwise: Record<string, RegExp> = {
  "POST /auth/password-resets": /cannot be reset here|not available/i,
  // Kept by the app itself, which then says what is missing of the form.
  "POST /registration-drafts": /Business legal name must be at least 2 characters/,
  "POST /pass/checkouts": /Card payment needs JavaScript here\./,
  // One more is put in, and one by one is deleted, by core calls; one less cannot be said by any.
  "PATCH /cart/items/:id": new RegExp(`${coreRefusal.source}|${refused.source}`),
  "POST /menu-items/bulk-delete": coreRefusal,
  "POST /menu-imports": coreRefusal,
  // Kept pictures are a nicety of forms that were refused for another reason.
  "POST /pictures": coreRefusal,
  "PUT /auth/password-resets/:id": /This link is no longer valid\./,
};
/** The changes that were tried and found missing. */
const missed = new Set<string>();

/** A form sent to a host that lacks every change: a sentence says so, and no word is lost. Forms of core calls are none of ours. */
async function expectMessage(number: number, visitor: Visitor, { path, body, typed }: Sent) {
  const requestId = host.requestWithout({ call: everyChange, as: getWay(number) });
  // A browser of its own: what is told in the next page is told to this one.
  const own = createVisitor(apps[1]?.url ?? "");
  for (const [name, value] of visitor.cookies) own.cookies.set(name, value);
  const page = await own.post(path, body, { "x-request-id": requestId });
  const call = [...host.askedFor(requestId)].find(isChange);
  if (!call) return;
  missed.add(call);
  const shown = page.location ? await own.get(page.location) : page;
  const what = `${path} ${String(body).slice(0, 200)} without ${call}`;
  expect.soft(`${flashMessage(shown)} ${readable(shown)}`, what).toMatch(otherwise[call] ?? refused);
  expect.soft(readable(shown), what).not.toContain("Something went wrong");
  expect.soft(shown.status, what).not.toBe(500);
  for (const word of typed) expect.soft(shown.text, what).toContain(word);
}

test.each(Object.keys(people))(
  "[HOST-5, FORM-2] each form of a %s says so where the host lacks the call it makes, and keeps what was typed",
  async (who) => {
    const { visitor, pages } = exploredBy(who);
    await inParallel([...listForms(pages).entries()], ([number, { path, form, button }]) =>
      expectMessage(number, visitor, { path: form.action ?? path, ...filled(form, button) }),
    );
  },
  90_000,
);

test("[HOST-5, FORM-2] so do forms that need a file, a link from a mail or a state of things", async () => {
  const csv = new FormData();
  csv.append("file", new File(["name,price\nSoup,5.49\n"], "menu.csv", { type: "text/csv" }));
  const picture = new FormData();
  for (const [name, value] of Object.entries({ __rvfInternalFormId: "addon", name: "Kept words", price: "1.50" }))
    picture.append(name, value);
  picture.append("image", new File([new Uint8Array(sampleFiles.png)], "a.png", { type: "image/png" }));
  const menu = new FormData();
  menu.append("intent", "upload");
  menu.append("menu_file", new File([new Uint8Array(sampleFiles.pdf)], "menu.pdf", { type: "application/pdf" }));
  const check = new FormData();
  check.append("intent", "files");
  check.append("voided_check", new File([new Uint8Array(sampleFiles.pdf)], "check.pdf", { type: "application/pdf" }));
  const [password, reason] = ["a long password", "Kept words"];
  const bank = { bank_name: "Kept words", routing_number: "011000015", account_number: "12345678" };
  const refund = { step: "confirmed", way: "amount", amount: "1.25", sum: "125", left: "125", reason_kind: "late" };
  const soldOut = { line: randomUUID(), quantity: "1", by: "out", back: "0", key: randomUUID(), step: "confirmed" };
  const closed = { day: "2026-01-12", amount: "0.50" };
  const isOrder = /^\/dashboard\/online-orders\/[\w-]{36}/;
  const order = exploredBy("owner").pages.flatMap(({ path }) => isOrder.exec(path) ?? [])[0] ?? "";
  const application = "/auth/application/unknown.data";
  const [halal, review] = ["/dashboard/settings/halal", "/admin/halal-evidence/unknown"];
  const form = (__rvfInternalFormId: string, words: Record<string, string>) =>
    fields({ __rvfInternalFormId, ...words });
  const lunch = { name: "Kept words", days: "MONDAY", from_time: "12:00", until_time: "15:00" };
  const signed = { signed_name: "Kept words" };
  const paper = { certifier: "Kept words", number: "1", scope: "outlet", holder: "Kept words", address: "1 Main St" };
  const days = { issued_on: "2026-01-12", expires_on: "2027-01-11" };
  const certificate = new FormData();
  for (const [name, value] of Object.entries({ certifier_id: "other", ...paper, ...days }))
    certificate.append(name, value);
  certificate.append("__rvfInternalFormId", "send-certificate");
  certificate.append("file", new File([new Uint8Array(sampleFiles.pdf)], "halal.pdf", { type: "application/pdf" }));
  const withLogo = new FormData();
  const certifier = { name: "Kept words", short_name: "K", country: "US" };
  for (const [name, value] of Object.entries({ ...certifier, __rvfInternalFormId: "certifier" }))
    withLogo.append(name, value);
  withLogo.append("logo", new File(["a picture"], "logo.png", { type: "image/png" }));
  // Of pages that lead away while there is no such thing, the answer is read as the page's script does.
  const forms: [who: string, path: string, body: Sent["body"], typed?: string[]][] = [
    ["customer", "/newsletter/unsubscribe/unknown", fields({})],
    ["customer", "/auth/reset-password/unknown", fields({ password, confirmPassword: password })],
    ["customer", "/auth/invitation/unknown.data", fields({ password })],
    ["customer", "/auth/confirm-email.data", fields({})],
    ["customer", "/auth/confirm-email/unknown", fields({})],
    ["customer", "/go-pass/cancel.data", fields({})],
    ["customer", "/resources/devices", fields({ endpoint: "unknown", p256dh: "unknown", auth: "unknown" })],
    ["customer", "/resources/devices", fields({ remove: "unknown" })],
    ["customer", "/home/halal.data", fields({ halal: "certified" })],
    ["customer", "/go-pass/resume.data", fields({})],
    ["owner", "/dashboard/items/import", csv],
    ["owner", "/dashboard/items/import", fields({ import: "1" })],
    ["owner", "/dashboard/items/delete.data?ids=1&ids=2", fields({})],
    ["owner", "/dashboard/items.data", fields({ addons: randomUUID(), availability: "off", stay: "1" })],
    ["owner", "/dashboard/menu-order", fields({ intent: "delete", name: "Nothing yet" })],
    ["owner", "/dashboard/menu-order", fields({ intent: "serve", name: "Nothing yet" })],
    ["owner", "/dashboard/menus/new.data", form("menu", lunch), ["Kept words"]],
    ["owner", "/dashboard/menus/unknown.data", form("menu", lunch), ["Kept words"]],
    ["owner", "/dashboard/menus/unknown/delete.data", fields({})],
    ["owner", "/dashboard/addons/new", picture, ["Kept words"]],
    ["owner", "/dashboard/kds", fields({ order: "unknown", status: "seen" })],
    ["owner", "/dashboard/kds", fields({ order: "unknown", line: "unknown", done: "1" })],
    ["owner", `${order}/refund.data`, fields({ key: randomUUID(), note: reason, ...refund }), [reason]],
    ["owner", "/dashboard/orders/unknown/change.data", fields(soldOut)],
    ["customer", "/orders/unknown.data", fields({ change: randomUUID(), answer: "refund" })],
    ["owner", "/dashboard/day-close.data", fields({ step: "confirmed", ...closed, expected: "0", reason }), [reason]],
    ["owner", "/dashboard/day-close.data", fields({ intent: "correction", ...closed, note: reason }), [reason]],
    ["owner", "/dashboard/customers/unknown.data", fields({ notes: reason, allergies: "" }), [reason]],
    ["owner", application, check],
    ["owner", application, fields({ intent: "remove:unknown" })],
    ["owner", application, fields({ intent: "bank", ...bank }), [bank.bank_name]],
    ["owner", application, fields({ intent: "answer:unknown", answer: "Kept words" }), ["Kept words"]],
    ["owner", application, fields({ intent: "send", message: "Kept words" }), ["Kept words"]],
    ["owner", halal, fields({ ids: randomUUID(), halal: "yes" })],
    ["owner", `${halal}/edit`, form("halal-profile", { level: "everything", ...signed }), ["Kept words"]],
    [
      "owner",
      `${halal}/suppliers/new`,
      form("supplier", { name: "Nutmeg", animals: "lamb", ...signed }),
      ["Kept words"],
    ],
    ["owner", `${halal}/suppliers/unknown/remove.data`, form("remove-supplier", signed), ["Kept words"]],
    ["owner", `${halal}/certificate`, certificate, ["Kept words"]],
    ["admin", "/admin/certifiers/new", form("certifier", certifier), ["Kept words"]],
    ["admin", "/admin/certifiers/new", withLogo, ["Kept words"]],
    [
      "admin",
      `${review}/unknown.data`,
      fields({ intent: "verify", version: "1", checked_by: "phone", ...paper, ...days }),
    ],
    ["admin", "/admin/halal-evidence.data?kind=expired", fields({ unlists: "on" })],
    ["admin", `${review}/declaration.data`, fields({ intent: "review", version: "1" })],
    [
      "admin",
      `${review}/unknown.data`,
      fields({ intent: "answer", outcome: "answered", text: "Kept words" }),
      ["Kept words"],
    ],
    ["admin", "/admin/reported-reviews.data", fields({ intent: "keep", id: randomUUID(), note: "Kept words" })],
    ["admin", "/admin/refunds/unknown.data", fields({ status: "pending" })],
    ["admin", "/admin/restaurants/unknown/resume.data", fields({ reason }), [reason]],
    ["new business", "/auth/signup/documents", menu],
  ];
  for (const [number, [who, path, body, typed = []]] of forms.entries())
    await expectMessage(number, exploredBy(who).visitor, { path, body, typed });
}, 60_000);

test("[HOST-57] logging out works where the host cannot be told", async () => {
  const visitor = createVisitor(apps[1]?.url ?? "");
  await visitor.logIn("customer");
  const requestId = host.requestWithout({ call: everyChange, as: 405 });
  const page = await visitor.post("/auth/logout", {}, { "x-request-id": requestId });
  expect(host.askedFor(requestId)).toContain("POST /auth/logout");
  expect(page.status).toBe(303);
  expect((await visitor.get("/addresses")).location).toContain("/auth/login");
});

/** Changes that need what the demo has not got, and what answers for them, in tests/e2e where a folder is named. */
const elsewhere = {
  "DELETE /demand/:id": "the form of an area where nobody delivers, as when it is sent",
  "DELETE /orders/:id/line-changes/:id": "the question's form, as its answers",
  "DELETE /registration-drafts/:id/files/:id": "the wizard's step, as its other buttons",
  "DELETE /restaurants/:id/held-orders/:id": "the till, once it goes on with an order on hold",
  "DELETE /reviews/:id": "the review's form, as when it is left",
  "POST /audit-log/exports": "a file is given all the same (app/host/administration.server.ts)",
  "POST /auth/logout": "the test above",
  "POST /demand": "the form of an area where nobody delivers; refused, it keeps what was typed (browsing/home)",
  "POST /orders/:id/lines": "an order that is not paid; refused, the till says it (service/till)",
  "POST /orders/:id/receipt-mails": "an order just paid at the till; refused, the till says it (service/till)",
  "POST /pass": "the card dialog of the Go Pass",
  "POST /payments/clover/checkouts": "the order on the core host without JavaScript (ordering/core-host)",
  "PUT /reviews/:id": "the review's form, as when it is left",
};

test("[HOST-5] no change of the built-in host was left out", async () => {
  const document = openApi.parse(await (await fetch(`${apps[0]?.url}/openapi.json`)).json());
  const all = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":id")}`),
  );
  const core = coreCalls.map(([name]) => name);
  const left = all.filter((call) => isChange(call) && !core.includes(call) && !missed.has(call));
  expect(left.sort()).toEqual(Object.keys(elsewhere));
});

interface Sent {
  path: string;
  body: URLSearchParams | FormData;
  typed: string[];
}

const fields = (values: Record<string, string>) => new URLSearchParams(values);

function exploredBy(who: string) {
  const found = explored.get(who);
  if (!found) throw new Error(`Nobody is a ${who}`);
  return found;
}

/** Each way to send each kind of form, once, wherever it is found. */
function listForms(pages: ExploredPage[]) {
  const found = new Map<string, { path: string; form: HtmlForm; button: string }>();
  for (const { path, forms } of pages)
    for (const form of forms.filter(({ action }) => !/^\/(?:auth\/logout|resources|theme)/.test(action ?? "")))
      for (const button of form.buttons) {
        const names = form.fields.map(([name, value]) => (name === "intent" ? value : name));
        const [, what = "", value = ""] = /^(intent|read|quantity)(?:[.-][^=]+)?=([a-z\d]{1,20})$/.exec(button) ?? [];
        const pressed = what ? `${what}=${value}` : button.replace(/=.*/, "");
        const fields = names.filter((name) => name !== "above" && name !== "below");
        found.set([getTemplate(form.action ?? path), ...fields, pressed].join(" "), { path, form, button });
      }
  return [...found.values()];
}
