import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createLogger } from "./logger";

test("the log holds no token of a link, no secret, and no row that Postgres refused", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const token = randomBytes(32).toString("base64url");
  const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  logger.info({ path: `/auth/reset-password/${token}.data`, status: 200 }, "request");
  logger.info({ path: `/orders/${id}` }, "request");
  const detail = "Key (email)=(amina@example.test) already exists.";
  const refused = Object.assign(new Error("duplicate key"), { code: "23505", detail });
  logger.error({ err: refused, password: "geheim" }, "Request failed");
  const log = lines.join("");
  expect(log).not.toMatch(new RegExp(`${token}|amina|geheim`));
  expect(log).toContain('"path":"/auth/reset-password/[redacted].data"');
  expect(log).toContain(`"path":"/orders/${id}"`);
  expect(log).toContain("23505");
});
