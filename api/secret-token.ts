import { createHash, randomBytes } from "node:crypto";

/** A secret for a link or a bearer header: 32 random bytes as base64url (43 characters). Only its hash is ever stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** The form in which a secret is stored and looked up: SHA-256 as hex. Enough, for it has 256 bits of its own. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
