import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { folderTransport } from "./transport";

test("[HOST-58] without a mail server a mail becomes two files; the log says where, not what", async () => {
  const folder = mkdtempSync(join(tmpdir(), "halalgo-mail-"));
  let logged = "";
  const logger = pino(new Writable({ write: (line, _encoding, done) => ((logged += line), done()) }));
  const mail = {
    messageId: "<0c9a@app.test>",
    to: "amina@example.test",
    template: "password-reset",
    subject: "Reset",
    text: "secret-link",
    html: "<p>secret-link</p>",
    unsubscribeUrl: null,
    writtenAt: new Date("2026-03-04T17:00:00Z"),
  };
  const transport = folderTransport({ folder: join(folder, "outbox"), logger });
  await transport.send(mail);
  await transport.send(mail);
  const name = "2026-03-04T17-00-00.000Z-password-reset-0c9a";
  expect(readdirSync(join(folder, "outbox")).sort()).toEqual([`${name}.html`, `${name}.txt`]);
  expect(readFileSync(join(folder, "outbox", `${name}.txt`), "utf8")).toBe(
    "To: amina@example.test\nSubject: Reset\nDate: Wed, 04 Mar 2026 17:00:00 GMT\n\nsecret-link\n",
  );
  expect(logged).toContain("Mail written to the outbox");
  expect(logged).not.toContain("secret-link");
  rmSync(folder, { recursive: true });
});
