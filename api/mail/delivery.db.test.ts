import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { startMailServer } from "@tests/support/hosts/mail-server";
import { deleteOldMail, deliverMail, maxAttempts } from "./delivery";
import type { Email } from "./email";
import { createMailer } from "./mailer";
import { type MailTransport, smtpTransport } from "./transport";

const database = withTestDatabase();
const minute = 60_000;
let now: Date;
const clock = { now: () => now };
let logged: string;
const logger = pino(new Writable({ write: (line, _encoding, done) => ((logged += line), done()) }));
const mailer = createMailer({ clock, publicUrl: "https://app.test" });
let server: Awaited<ReturnType<typeof startMailServer>>;
let transport: MailTransport;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date("2026-03-04T17:00:00Z");
  logged = "";
  server.received.length = 0;
  transport = await smtpTransport({ url: server.url, from: "salaam@halalgo.test" });
  await database.db.deleteFrom("emails").execute();
});
afterEach(() => transport.close());

const message: Email = {
  to: "amina@example.test",
  template: "newsletter-welcome",
  subject: "Welcome\r\nBcc: everyone@example.test",
  heading: "Welcome",
  parts: [{ paragraph: "secret-words" }],
  because: "You subscribed.",
  unsubscribePath: "/newsletter/unsubscribe/t0ken",
};
const queue = (changes: Partial<Email> = {}) =>
  database.db.transaction().execute((trx) => mailer.queue(trx, { ...message, ...changes }));
const deliver = (way: MailTransport = transport) =>
  deliverMail({ db: database.db, clock, logger, transport: way, domain: "app.test" });
const rows = () => database.db.selectFrom("emails").selectAll().execute();
const later = (ms: number) => (now = new Date(now.getTime() + ms));

describe("[HOST-58, HOST-78] mail", () => {
  test("goes to the mail server once, with both bodies, and is emptied then", async () => {
    await queue();
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [row] = await rows();
    expect(server.received).toMatchObject([{ from: "salaam@halalgo.test", to: ["amina@example.test"] }]);
    const source = server.received[0]?.source ?? "";
    expect(source).toContain("From: HalalGo <salaam@halalgo.test>");
    expect(source).toContain(`Message-ID: <${row?.id}@app.test>`);
    expect(source).toContain("List-Unsubscribe: <https://app.test/newsletter/unsubscribe/t0ken>");
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(source).toContain("Content-Type: text/plain");
    expect(source).toContain("Content-Type: text/html");
    expect(row).toMatchObject({ sent_at: now, attempts: 1, body: "", html: "", unsubscribe_url: null });
    expect(logged).not.toContain("secret-words");
  });

  test("headers and recipients cannot be smuggled in", async () => {
    await queue({ to: "amina@example.test, everyone@example.test\r\nX-Evil: 1" });
    await deliver();
    expect(server.received.map(({ to }) => to)).not.toContainEqual(expect.arrayContaining(["everyone@example.test"]));
    const headers = server.received.map(({ source }) => source.split("\r\n\r\n")[0]).join("");
    expect(headers).not.toMatch(/^(Bcc|X-Evil):/m);
    await queue();
    await deliver();
    expect(server.received.at(-1)?.source).toContain("Subject: Welcome Bcc: everyone@example.test");
    expect(server.received.at(-1)?.to).toEqual(["amina@example.test"]);
  });

  test("is not sent when what it tells of was not kept", async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await mailer.queue(trx, message);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await deliver()).toBe(0);
  });

  test("is tried again later when the server says so, with the same Message-ID", async () => {
    await queue();
    server.refuse(451, 451);
    await deliver();
    expect(await rows()).toMatchObject([
      { sent_at: null, attempts: 1, last_error: expect.stringContaining("Not now") },
    ]);
    expect(await deliver()).toBe(0);
    later(minute / 2);
    await deliver();
    later(minute / 2);
    expect(await deliver()).toBe(0);
    later(minute / 2);
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent_at: now, attempts: 3, last_error: null }]);
    expect(logged).toContain("Mail could not be sent yet");
    expect(logged).not.toContain("secret-words");
  });

  test("waits while no server is there, and is given up in the end, with a line in the log", async () => {
    await queue();
    const nowhere = await smtpTransport({ url: "smtp://127.0.0.1:1", from: "salaam@halalgo.test" });
    for (let tries = 1; tries <= maxAttempts; tries += 1) {
      expect(await deliver(nowhere)).toBe(1);
      later(6 * 60 * minute);
    }
    nowhere.close();
    expect(await deliver()).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: maxAttempts, sent_at: null, body: "", html: "" }]);
    expect(logged).toContain("Mail given up");
  });

  test("is given up at once when the recipient is refused for good, or when it has expired", async () => {
    await queue();
    server.refuse(550);
    await deliver();
    await queue({ expiresAt: new Date(now.getTime() + minute) });
    later(2 * minute);
    await deliver();
    expect(server.received).toEqual([]);
    const ended = await rows();
    expect(ended.map(({ given_up_at }) => given_up_at !== null)).toEqual([true, true]);
    expect(ended.map(({ body }) => body)).toEqual(["", ""]);
  });

  test("of a process that died is taken over after its lease, and sent again by the same id", async () => {
    await queue();
    const dying: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void deliver(dying);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    expect(await deliver()).toBe(0);
    later(6 * minute);
    expect(await deliver()).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  test("that ended a month ago is forgotten, what still waits is not", async () => {
    await queue();
    await deliver();
    await queue();
    later(31 * 24 * 60 * minute);
    await deleteOldMail({ db: database.db, clock });
    expect(await rows()).toMatchObject([{ sent_at: null }]);
  });

  test.runIf(process.env.TEST_DATABASE === "postgres")("is sent once by any number of processes", async () => {
    for (let count = 0; count < 30; count += 1) await queue({ to: `reader-${count}@example.test` });
    await Promise.all(Array.from({ length: 6 }, () => deliver()));
    await deliver();
    expect(server.received).toHaveLength(30);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(30);
  });
});
