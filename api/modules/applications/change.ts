import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { addDocuments, listStoredDocuments, publishLogo, storeUploads } from "@api/modules/registrations/documents";
import { decryptBankData, encryptBankData } from "@api/modules/registrations/parse-registration";
import { planUpload } from "@api/modules/registrations/plan-upload";
import { mailOwners } from "@api/modules/restaurants/owners";
import { incrementVersion } from "@api/modules/settings/version";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { removeFiles } from "@api/uploads/stored-files";
import { type ApplicationPart, type bankRequest } from "@domain/contract/administration/application";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { findUploadKind, type UploadKind, uploadKinds, uploadRefusals } from "@domain/registration/uploads";
import { applicationParts } from "@domain/values/choices";
import { getEditableApplication, recordApplicationChange } from "./read";

interface Change {
  restaurantId: string;
  actor: Actor;
}

/**
 * Adds the files that pass the checks; of kinds that allow one file, the newest replaces the previous one.
 * @returns why the others were refused
 * @throws as getEditableApplication
 */
export async function addApplicationFiles(
  deps: ApiDependencies,
  change: Change,
  files: ReceivedFile[],
): Promise<FileRefusal[]> {
  const refusals: FileRefusal[] = [];
  for (const file of files) {
    const message = await addFile(deps, change, file);
    if (message !== null) refusals.push({ field: file.field, name: file.name, message });
  }
  return refusals;
}

async function addFile(
  { db, clock, vault }: ApiDependencies,
  { restaurantId, actor }: Change,
  file: ReceivedFile,
): Promise<string | null> {
  const kind = findUploadKind(file.field);
  if (!kind || !isDocument(kind)) return uploadRefusals.unknownField;
  const sound = await inspectFile(file, kind);
  if (typeof sound === "string") return sound;
  return db.transaction().execute(async (trx) => {
    const { id, application_changes: changes } = await getEditableApplication(trx, restaurantId, actor);
    const now = clock.now();
    const others = await listStoredDocuments(trx, id).execute();
    const plan = await planUpload({ trx, vault }, others, { kind, file: sound });
    if ("refusal" in plan) return plan.refusal;
    if ("replaces" in plan) {
      await removeDocuments(trx, plan.replaces);
      await addDocuments(trx, { restaurantId: id, now }, await storeUploads(trx, vault, [{ kind, file: sound }]));
    }
    if (kind === "logo") await publishLogo(trx, id);
    await recordApplicationChange(trx, id, changes, uploadKinds[kind].label);
    await answerRequest(trx, id, kind, now);
    await noted(trx, { restaurantId: id, actor }, now, { [kind]: "changed" });
    return null;
  });
}

/** Documents of halal evidence need more data than the file itself, so they are submitted with it. */
const isDocument = (kind: UploadKind): kind is Extract<ApplicationPart, UploadKind> =>
  applicationParts.some((part) => part === kind);

/** @throws ApiError not_found, and as getEditableApplication */
export function removeApplicationFile(
  { db, clock }: ApiDependencies,
  { restaurantId, actor }: Change,
  documentId: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id, application_changes: changes } = await getEditableApplication(trx, restaurantId, actor);
    const document = isUuid(documentId)
      ? await listStoredDocuments(trx, id)
          .where("d.id", "=", documentId)
          .where("d.kind", "=", "additional_document")
          .executeTakeFirst()
      : undefined;
    if (!document) throw notFound("Document");
    await removeDocuments(trx, [document]);
    await recordApplicationChange(trx, id, changes, uploadKinds.additional_document.label);
    await noted(trx, { restaurantId: id, actor }, clock.now(), { additional_document: "changed" });
  });
}

/** Stores bank details; the owner is emailed when it replaces earlier ones. @throws as getEditableApplication */
export function saveApplicationBank(
  { db, clock, vault, mailer }: ApiDependencies,
  { restaurantId, actor }: Change,
  input: z.output<typeof bankRequest>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await getEditableApplication(trx, restaurantId, actor);
    const { id, name, application_changes: changes } = row;
    const now = clock.now();
    const before = decryptBankData(vault, id, row);
    const isSame =
      before.bank_name === input.bank_name &&
      before.routing_number === input.routing_number &&
      before.account_number === input.account_number;
    if (isSame) return;
    await incrementVersion(trx, { restaurantId: id, part: "settings", version: undefined, actor, now });
    const encrypted = encryptBankData(vault, id, { ...before, ...input });
    await trx.updateTable("restaurants").set(encrypted).where("id", "=", id).execute();
    await recordApplicationChange(trx, id, changes, "Bank details");
    await answerRequest(trx, id, "bank", now);
    await noted(trx, { restaurantId: id, actor }, now, {
      bank_name: "changed",
      routing_number: "changed",
      account_number: "changed",
    });
    if (!before.account_number) return;
    const title = "Your bank details were changed";
    const body = `The bank details in the application of ${name} were changed. Tell us if that was not you.`;
    await mailOwners(trx, mailer, id, { template: "bank-details-changed", title, body });
  });
}

/**
 * Stores a text answer to a question; it can be changed until the application is decided.
 * @throws ApiError not_found, and as above
 */
export function answerApplicationRequest(
  { db, clock }: ApiDependencies,
  { restaurantId, actor }: Change,
  { requestId, answer }: { requestId: string; answer: string },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id, application_changes: changes } = await getEditableApplication(trx, restaurantId, actor);
    const answered = isUuid(requestId)
      ? await trx
          .updateTable("application_requests")
          .set({ answer, answered_at: clock.now() })
          .where("id", "=", requestId)
          .where("restaurant_id", "=", id)
          .returning("id")
          .executeTakeFirst()
      : undefined;
    if (!answered) throw notFound("Question");
    await recordApplicationChange(trx, id, changes, "Answers");
  });
}

/** An upload answers the oldest open question about it. */
async function answerRequest(trx: Db, restaurantId: string, part: ApplicationPart, now: Date): Promise<void> {
  await trx
    .updateTable("application_requests")
    .set({ answered_at: now })
    .where("id", "=", (select) =>
      select
        .selectFrom("application_requests as open")
        .select("open.id")
        .where("open.restaurant_id", "=", restaurantId)
        .where("open.part", "=", part)
        .where("open.answered_at", "is", null)
        .orderBy("open.position")
        .limit(1),
    )
    .execute();
}

/** Deletes the stored bytes too, as nothing refers to them any more. */
async function removeDocuments(trx: Db, documents: readonly { id: string; file_id: string; kind: UploadKind }[]) {
  if (documents.length === 0) return;
  const ids = documents.map(({ id }) => id);
  await trx.deleteFrom("restaurant_documents").where("id", "in", ids).execute();
  await removeFiles(
    trx,
    documents.map(({ file_id }) => file_id),
  );
}

const noted = (trx: Db, { restaurantId, actor }: Change, at: Date, changes: Record<string, string>) =>
  audit(trx, {
    actor,
    at,
    action: "restaurant.application-changed",
    subject: ["restaurant", restaurantId],
    restaurantId,
    changes,
  });
