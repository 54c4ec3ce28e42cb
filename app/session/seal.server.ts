import { createHash } from "node:crypto";
import { decodeProtectedHeader, EncryptJWT, jwtDecrypt } from "jose";

/** Encrypts small values for cookies. */
export interface Sealer {
  /** Gives a text that only this app can read or make. `maxAge` in seconds: afterwards it no longer opens. */
  seal: (value: unknown, maxAge: number) => Promise<string>;
  /** The sealed value; null for anything tampered with, expired, foreign or not sealed at all. */
  open: (sealed: string) => Promise<unknown>;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

/**
 * A sealer over one or several secrets (AES-256-GCM). The first seals; all of them open, so that secrets can be changed
 * without signing anybody out. `purpose` keeps a value sealed for one cookie from being accepted in another.
 */
export function createSealer(secrets: string[], purpose: string): Sealer {
  const keys = secrets.map((secret) => keyOf(secret, purpose));
  const [current] = keys;
  if (!current) throw new Error("A sealer needs at least one secret.");
  return {
    seal: (value, maxAge) =>
      new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: current.id })
        .setExpirationTime(Math.floor(Date.now() / 1000) + maxAge)
        .encrypt(current.bytes),
    open: async (sealed) => {
      try {
        const { kid } = decodeProtectedHeader(sealed);
        const key = keys.find(({ id }) => id === kid);
        if (!key) return null;
        const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] };
        const { payload } = await jwtDecrypt(sealed, key.bytes, options);
        return payload.value ?? null;
      } catch {
        return null;
      }
    },
  };
}

function keyOf(secret: string, purpose: string): Key {
  const bytes = createHash("sha256").update(`${purpose}\0${secret}`).digest();
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8), bytes: new Uint8Array(bytes) };
}
