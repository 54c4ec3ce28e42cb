import { cpSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase } from "@api/db/connect";
import { password } from "@tests/support/checkout-visitor";
import { freePort } from "@tests/support/processes";
import { createVisitor } from "@tests/support/visitor";
import { compare } from "./backup";
import type { Rehearsal } from "./rehearsal";
import { dataFolder } from "./release";
import { createServer } from "./servers";

/**
 * One process with the embedded database: stopped, and started as the new version on the same data; then backed up as
 * docs/operations.md says, by a copy of its folder, and started on the copy.
 */
export async function rehearseEmbedded({ folder, from, to, say, wrongs }: Rehearsal): Promise<void> {
  // No secrets: those that it makes itself are to be in the backup.
  const env = { DEMO: "1" };
  const [data, copy] = [join(folder, "alone"), join(folder, "alone-restored")];
  const server = createServer("alone", await freePort(), data, env);
  await server.start(from);
  const visitor = createVisitor(`http://127.0.0.1:${server.port}`);
  const person = { firstName: "Amina", lastName: "Rahman", email: "amina@example.test" };
  await visitor.post("/auth/signup?user_type=user", { ...person, password, confirmPassword: password });
  await server.stop();
  await server.start(to);
  await knows(visitor.cookies, server.port, "one process with the embedded database was restarted");
  await server.stop();

  cpSync(data, copy, { recursive: true, preserveTimestamps: true });
  const original = await connectDatabase({ dataDir: data });
  const restored = await connectDatabase({ dataDir: copy });
  const tables = await compare(original.db, restored.db, wrongs);
  await Promise.all([original.close(), restored.close()]);
  const second = createServer("restored", await freePort(), dataFolder(copy), env);
  await second.start(to);
  await knows(
    visitor.cookies,
    second.port,
    `its folder was copied, ${tables} tables compared, and a process started on it`,
  );
  await second.stop();

  /** Both: the session goes on (the secret is the same), and the password still opens the account (the database is). */
  async function knows(cookies: Map<string, string>, port: number, what: string): Promise<void> {
    const app = `http://127.0.0.1:${port}`;
    const back = createVisitor(app);
    for (const [name, value] of cookies) back.cookies.set(name, value);
    const account = await back.get("/account");
    const login = await createVisitor(app).post("/auth/login", { email: person.email, password });
    if (account.status !== 200 || !account.text.includes(person.email)) wrongs.push(`${what}: a session was lost`);
    if (login.status !== 302) wrongs.push(`${what}: the account made before answers ${login.status}`);
    say(`${what}; who signed up before is known`);
  }
}
