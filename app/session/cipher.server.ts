import { createHash } from "node:crypto";
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from "jose";

/** Encrypts small values, for cookies. */
export interface Cipher {
  /** Returns text that only this app can decrypt or create. It expires after `maxAge` seconds. */
  encrypt: (value: unknown, maxAge: number) => Promise<string>;
  /** The encrypted value; null for input that was tampered with, has expired, or is not ours. */
  decrypt: (encrypted: string) => Promise<unknown>;
}

/** Entries of about 500 bytes. */
const maxOpened = 2_000;

interface Key {
  id: string;
  bytes: Uint8Array;
}

/**
 * A cipher with one or several secrets (AES-256-GCM). The first encrypts, all decrypt, so that secrets can be rotated
 * without signing anybody out. `purpose` prevents a value encrypted for one cookie from being accepted in another.
 */
export function createCipher(secrets: string[], purpose: string): Cipher {
  const keys = secrets.map((secret) => deriveKey(secret, purpose));
  const [current] = keys;
  if (!current) throw new Error("A cipher needs at least one secret.");
  // A visitor sends the same cookie with every page; decrypting it each time took 4 % of a page.
  const opened = new Map<string, { json: string; until: number }>();
  return {
    encrypt: (value, maxAge) =>
      new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: current.id })
        .setExpirationTime(Math.floor(Date.now() / 1000) + maxAge)
        .encrypt(current.bytes),
    decrypt: async (encrypted) => {
      const known = opened.get(encrypted);
      if (known) return known.until > Date.now() ? JSON.parse(known.json) : null;
      try {
        const { kid } = decodeProtectedHeader(encrypted);
        const key = keys.find(({ id }) => id === kid);
        if (!key) return null;
        const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
        const { payload } = await jwtDecrypt(encrypted, key.bytes, options);
        const value = payload.value ?? null;
        if (opened.size >= maxOpened) opened.clear();
        opened.set(encrypted, { json: JSON.stringify(value), until: (payload.exp ?? 0) * 1_000 });
        return value;
      } catch {
        return null;
      }
    },
  };
}

function deriveKey(secret: string, purpose: string): Key {
  const bytes = createHash("sha256").update(`${purpose}\0${secret}`).digest();
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8), bytes: new Uint8Array(bytes) };
}
