import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";

/**
 * Encrypts data that must stay secret from readers of the database or a backup: bank data, documents, registrations under way.
 * AES-256-GCM. Ciphertext names its key, so that keys can be changed, and is bound to a `purpose`: moved to another row or column
 * it is not decrypted.
 */
export interface Vault {
  encrypt: (plain: Uint8Array, purpose: string) => Buffer;
  /** @throws Error when the ciphertext was changed, is for another purpose, or its key is unknown */
  decrypt: (encrypted: Uint8Array, purpose: string) => Buffer;
  encryptText: (plain: string, purpose: string) => string;
  /** Decrypts text; unencrypted text (demo data) is returned unchanged. @throws as `decrypt` */
  decryptText: (encrypted: string, purpose: string) => string;
  /**
   * Keyed hashes (HMAC-SHA-256, hex) of a text that is looked up but not stored. Readers of the database cannot guess texts
   * without a key. Store the first; look up all of them, as earlier keys may have been used.
   */
  fingerprints: (plain: string, purpose: string) => [string, ...string[]];
}

const keyIdBytes = 4;
const ivBytes = 12;
const tagBytes = 16;
const prefix = "sealed:";

/** @param secrets at least one; the first encrypts, all of them decrypt */
export function createVault(secrets: readonly string[]): Vault {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync("sha256", secret, "", "halalgo vault", 32));
    const hashKey = Buffer.from(hkdfSync("sha256", secret, "", "halalgo fingerprints", 32));
    return { key, hashKey, id: createHash("sha256").update(key).digest().subarray(0, keyIdBytes) };
  });
  const [first, ...older] = keys;
  if (!first) throw new Error("A vault needs a secret.");

  const encrypt: Vault["encrypt"] = (plain, purpose) => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", first.key, iv).setAAD(Buffer.from(purpose));
    const secret = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([first.id, iv, cipher.getAuthTag(), secret]);
  };
  const decrypt: Vault["decrypt"] = (encrypted, purpose) => {
    const bytes = Buffer.from(encrypted);
    const keyId = bytes.subarray(0, keyIdBytes);
    const found = keys.find(({ id }) => id.equals(keyId));
    if (!found) throw new Error("This was encrypted with a key that is not among ENCRYPTION_KEY.");
    const iv = bytes.subarray(keyIdBytes, keyIdBytes + ivBytes);
    const tag = bytes.subarray(keyIdBytes + ivBytes, keyIdBytes + ivBytes + tagBytes);
    const decipher = createDecipheriv("aes-256-gcm", found.key, iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(keyIdBytes + ivBytes + tagBytes)), decipher.final()]);
  };
  const fingerprints: Vault["fingerprints"] = (plain, purpose) => {
    const hash = ({ hashKey }: { hashKey: Buffer }) =>
      createHmac("sha256", hashKey).update(`${purpose}\0${plain}`).digest("hex");
    return [hash(first), ...older.map(hash)];
  };
  return {
    encrypt,
    decrypt,
    fingerprints,
    encryptText: (plain, purpose) => prefix + encrypt(Buffer.from(plain), purpose).toString("base64"),
    decryptText: (encrypted, purpose) =>
      encrypted.startsWith(prefix)
        ? decrypt(Buffer.from(encrypted.slice(prefix.length), "base64"), purpose).toString("utf8")
        : encrypted,
  };
}

/** A secret for a link or a bearer header: 32 random bytes as base64url (43 characters). Only its hash is ever stored. */
export const generateSecret = (): string => randomBytes(32).toString("base64url");

/** The form in which a secret is stored and looked up: SHA-256 as hex. Enough, for it has 256 bits of its own. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
