import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { createMailer } from "./mailer";

const database = withTestDatabase();
const clock = { now: () => new Date("2026-03-04T17:00:00Z") };
let folder: string;
let logged: string;
const logger = pino(
  new Writable({
    write(line, _encoding, done) {
      logged += line;
      done();
    },
  }),
);
beforeEach(async () => {
  logged = "";
  folder = mkdtempSync(join(tmpdir(), "halalgo-mail-"));
  await database.db.deleteFrom("emails").execute();
});
afterEach(() => rmSync(folder, { recursive: true }));

const mail = {
  to: "amina@example.test",
  template: "password-reset",
  subject: "Reset\r\nBcc: all",
  text: "secret-link",
};
const rows = () => database.db.selectFrom("emails").selectAll().execute();

test("[HOST-58] a mail becomes a file in the outbox; its text is in neither log nor database", async () => {
  const outboxFolder = join(folder, "outbox");
  await createMailer({ db: database.db, clock, logger, outboxFolder }).send(mail);
  const [file] = readdirSync(outboxFolder);
  expect(file).toMatch(/^2026-03-04T17-00-00\.000Z-password-reset-[\da-f-]{36}\.txt$/);
  expect(readFileSync(join(outboxFolder, file ?? ""), "utf8").split("\n")).toEqual([
    "To: amina@example.test",
    "Subject: Reset Bcc: all",
    "Date: Wed, 04 Mar 2026 17:00:00 GMT",
    "",
    "secret-link",
    "",
  ]);
  expect(logged).toContain("Mail written to the outbox");
  expect(logged).not.toContain("secret-link");
  expect(await rows()).toMatchObject([{ recipient: mail.to, body: "", attempts: 1, sent_at: clock.now() }]);
});

test("[HOST-58] a mail that cannot be sent is kept with its error, and nothing is thrown", async () => {
  const outboxFolder = join(folder, "a-file");
  writeFileSync(outboxFolder, "");
  await createMailer({ db: database.db, clock, logger, outboxFolder }).send(mail);
  expect(await rows()).toMatchObject([{ body: mail.text, attempts: 1, sent_at: null, last_error: expect.any(String) }]);
  expect(logged).toContain("Mail could not be sent");
});
