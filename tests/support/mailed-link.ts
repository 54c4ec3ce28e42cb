import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest link of a kind mailed to this address, as a path; mails are on their way for a moment. */
export async function mailedLink(dataDir: string, email: string, kind = "reset-password"): Promise<string> {
  const find = () => newestLink(join(dataDir, "outbox"), email, kind);
  await expect.poll(find).not.toBe("");
  return find();
}

function newestLink(outbox: string, email: string, kind: string): string {
  const mails = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
  const mail = mails.map((file) => readFileSync(join(outbox, file), "utf8")).find((text) => text.includes(email));
  return new RegExp(`/auth/${kind}/[\\w-]+`).exec(mail ?? "")?.[0] ?? "";
}
