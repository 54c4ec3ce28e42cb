import * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { hashSecret, newSecret } from "@api/secret-token";
import type { Vault } from "@api/vault";
import { draftValues, type DraftValues, type RegistrationDraft } from "@domain/contract/administration/registration";
import { listDraftFiles } from "./list-draft-files";

/** From the last change on. */
const lifetimeMs = 24 * 60 * 60 * 1000;
/** Of all that was typed, as JSON. */
const mostBytes = 64 * 1024;

type Deps = Pick<ApiDependencies, "db" | "clock" | "vault">;

const purposeOf = (draftId: string) => `registration_draft:${draftId}`;

/** Begins a registration. The token is all it takes to read it; only its hash is kept. */
export async function createDraft({ db, clock }: Deps): Promise<{ token: string; expires_at: string }> {
  const token = newSecret();
  const now = clock.now();
  const expires = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto("registration_drafts")
    .values({ token_hash: hashSecret(token), content: "", created_at: now, expires_at: expires })
    .execute();
  return { token, expires_at: expires.toISOString() };
}

/**
 * The draft behind a token, locked for the transaction when asked for.
 * @throws ApiError not_found when the token is unknown or its time is over
 */
export async function findDraft(db: Db, token: string, now: Date, { lock = false } = {}) {
  const query = db
    .selectFrom("registration_drafts")
    .select(["id", "content", "expires_at", "submitted_at", "restaurant_id"])
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", now);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new ApiError("not_found", "This registration has expired. Please start again.");
  return row;
}

/** As findDraft, locked, for whoever changes it. @throws ApiError not_found; conflict once it was submitted */
export async function findOpenDraft(trx: Db, token: string, now: Date) {
  const row = await findDraft(trx, token, now, { lock: true });
  if (row.submitted_at === null) return row;
  throw new ApiError("conflict", "This registration was submitted already.", {
    data: { submitted: true, restaurant_id: row.restaurant_id },
  });
}

/** Everything a draft holds. @throws ApiError not_found */
export async function readDraft({ db, clock, vault }: Deps, token: string): Promise<RegistrationDraft> {
  const row = await findDraft(db, token, clock.now());
  return {
    values: valuesOf(vault, row),
    files: await listDraftFiles(db, row.id),
    expires_at: row.expires_at.toISOString(),
    submitted: row.submitted_at !== null,
    restaurant_id: row.restaurant_id,
  };
}

/**
 * Keeps what was typed beside what was kept before; null removes a key. Its day begins anew.
 * @throws ApiError not_found, conflict, payload_too_large
 */
export async function saveDraft({ db, clock, vault }: Deps, token: string, values: DraftValues): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await findOpenDraft(trx, token, now);
    const merged = Object.entries({ ...valuesOf(vault, row), ...values }).filter(([, value]) => value !== null);
    const text = JSON.stringify(Object.fromEntries(merged));
    if (Buffer.byteLength(text) > mostBytes) throw new ApiError("payload_too_large", "That is more than we can keep.");
    await trx
      .updateTable("registration_drafts")
      .set({ content: vault.encryptText(text, purposeOf(row.id)), expires_at: new Date(now.getTime() + lifetimeMs) })
      .where("id", "=", row.id)
      .execute();
  });
}

const stored = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(draftValues);

const valuesOf = (vault: Vault, { id, content }: { id: string; content: string }): DraftValues =>
  content === "" ? {} : stored.parse(vault.decryptText(content, purposeOf(id)));

/**
 * Removes registrations whose day is over, and every stored file that nothing names any more. Safe in several processes.
 * A table that comes to name stored files is to be added here.
 */
export async function deleteExpiredRegistrations({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  await db.deleteFrom("registration_drafts").where("expires_at", "<=", clock.now()).execute();
  await db
    .deleteFrom("stored_files")
    .where((is) =>
      is.and(
        (["uploads", "restaurant_documents", "halal_certificates", "halal_concerns"] as const).map((table) =>
          is.not(is.exists(is.selectFrom(table).select("id").whereRef("file_id", "=", "stored_files.id"))),
        ),
      ),
    )
    .execute();
}
