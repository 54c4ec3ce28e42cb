import { hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB and two passes (the library's defaults, which are OWASP's). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits. Without a hash (no such account) it takes the same time and says no. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash("nobody's password");
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== undefined && matches;
}
