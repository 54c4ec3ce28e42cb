import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { createVisitor, readable } from "@tests/support/visitor";

const email = "amina@halal.test";
let dataDir: string;
let app: RunningApp;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "new-"));
  const env = { DEMO: "0", SESSION_SECRET: "a secret of thirty-two characters", ADMIN_EMAILS: email };
  // It makes a whole database first, which takes a loaded machine most of a minute.
  app = await startApp({ dataDir, env, timeoutMs: 140_000 });
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The texts of mails that wait to be read. */
const listMails = (): string[] => {
  const outbox = join(dataDir, "outbox");
  return readdirSync(outbox)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => readFileSync(join(outbox, file), "utf8"));
};

test("[AUTH-14] a deployment without demo data knows no demo logins; its administrator comes in by the mailed link", async () => {
  const visitor = createVisitor(app.url);
  expect((await visitor.logIn("admin")).status).not.toBe(302);
  await expect.poll(() => listMails().length, { timeout: 20_000 }).toBe(1);
  const [mail = ""] = listMails();
  expect(mail).toContain(`To: ${email}`);
  const link = /\/auth\/reset-password\/[\w-]+/.exec(mail)?.[0] ?? "";
  expect((await visitor.get(link)).status).toBe(200);
  const password = "turmeric-77";
  expect((await visitor.post(link, { password, confirmPassword: password })).location).toMatch(/^\/auth\/login/);
  expect((await visitor.post("/auth/login", { email, password })).location).toBe("/admin");
  const restaurants = await visitor.get("/admin/restaurants");
  expect(restaurants.status).toBe(200);
  expect(readable(restaurants)).toContain("No pending restaurants.");
  expect(readable(await visitor.get("/admin/audit-log"))).toContain("Added an administrator");
});

test.each<[path: string, says: string]>([
  ["/", "Biryani"],
  ["/home", "No place offers delivery yet"],
  ["/go-pass", "no restaurant or shop charges for delivery"],
])("[HOME-20] nothing is claimed of restaurants that are not there yet: %s", async (path, says) => {
  const page = await createVisitor(app.url).get(path);
  expect(page.status).toBe(200);
  const text = readable(page);
  expect(text).toContain(says);
  expect(text).not.toMatch(/\b0 (kitchens|places|restaurants|shops)\b|every restaurant and shop delivers/);
});
