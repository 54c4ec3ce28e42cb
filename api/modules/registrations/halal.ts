import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { insertCertificate } from "@api/modules/halal/certificates";
import { lockProfile, signDeclaration } from "@api/modules/halal/declare";
import { removeFiles } from "@api/uploads/stored-files";
import type { LocalDate } from "@domain/local-time";
import {
  dayProblems,
  type HalalPart,
  halalStep,
  halalWireNames,
  listMissingDocuments,
  parseHalalPart,
} from "@domain/registration/halal";
import { findInvoiceKind } from "@domain/registration/uploads";
import type { StoredUpload } from "./documents";
import type { Registration } from "./parse-registration";

interface ReadHalal {
  part: HalalPart;
  certifierId: string | null;
}

const invalid = (errors: Record<string, string>) =>
  new ApiError("validation_failed", Object.values(errors)[0] ?? "Some of what was sent is not valid.", { errors });

/**
 * [HALAL-4] Parses the halal fields of a registration, all of them extended: null without any. Unknown fields, such as a state or
 * verdict, are refused.
 * @param today in the restaurant's time zone
 * @throws ApiError validation_failed, by wire names
 */
export function parseHalal(fields: ReadonlyMap<string, string>, today: LocalDate): ReadHalal | null {
  const sent = new Map([...fields].filter(([name, text]) => name.startsWith("halal_") && text.trim() !== ""));
  if (sent.size === 0) return null;
  const certifierId = sent.get("halal_certifier_id") ?? null;
  sent.delete("halal_certifier_id");
  const values: Record<string, unknown> = {};
  for (const [key, name] of Object.entries(halalWireNames)) {
    values[key] = key === "suppliers" ? parseStringList(sent.get(name)) : sent.get(name);
    sent.delete(name);
  }
  // The directory's name takes precedence when an id was chosen.
  if (certifierId) values.certifier ??= "chosen";
  const unknown = Object.fromEntries([...sent.keys()].map((name) => [name, "This is not something we ask for."]));
  if (sent.size > 0) throw invalid(unknown);
  const read = halalStep.safeParse(values);
  if (!read.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of read.error.issues) errors[toWireName(path)] ??= message;
    throw invalid(errors);
  }
  const part = parseHalalPart(values);
  const days = Object.entries(dayProblems(part, today));
  if (days.length > 0) throw invalid(Object.fromEntries(days.map(([key, message]) => [toWireName([key]), message])));
  return { part, certifierId };
}

const toWireName = ([key, ...inner]: PropertyKey[]) =>
  [Object.entries(halalWireNames).find(([name]) => name === key)?.[1] ?? "halal_level", ...inner.map(String)].join(".");

function parseStringList(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

interface HalalRegistration {
  restaurantId: string;
  actor: Pick<Actor, "id" | "role">;
  registration: Pick<Registration, "legalName" | "streetAddress" | "city" | "state" | "zipCode">;
  halal: ReadHalal | null;
  /** All files, of the draft and of the request. */
  uploads: readonly StoredUpload[];
}

/**
 * [HALAL-4] Stores an application's evidence as the restaurant's: certificates enter the administrators' queue as submitted,
 * declarations as signed.
 * @returns the files to store as documents
 * @throws ApiError validation_failed for an unknown certifier, and for missing certificates
 */
export async function saveHalal(
  trx: Db,
  { clock, events }: Pick<ApiDependencies, "clock" | "events">,
  { restaurantId, actor, registration, halal, uploads }: HalalRegistration,
): Promise<StoredUpload[]> {
  const papers = new Map(uploads.filter(({ kind }) => isPaper(kind)).map((upload) => [upload.kind, upload]));
  const documents = uploads.filter(({ kind }) => !isPaper(kind));
  if (!halal) {
    if (papers.size > 0) throw invalid({ halal_level: "Please choose what you serve" });
    return documents;
  }
  const { part, certifierId } = halal;
  const missing = listMissingDocuments(part, new Set<string>(papers.keys()));
  if (Object.keys(missing).length > 0) throw invalid(missing);

  const now = clock.now();
  await lockProfile(trx, restaurantId);
  await trx.updateTable("halal_profiles").set(part.profile).where("restaurant_id", "=", restaurantId).execute();
  for (const { slot, name, animals, certifier } of part.suppliers) {
    const { id } = await trx
      .insertInto("halal_suppliers")
      .values({ restaurant_id: restaurantId, name, town: null, animals, certifier, added_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const invoice = papers.get(findInvoiceKind(slot) ?? "menu_file");
    if (invoice) documents.push({ ...invoice, supplier_id: id });
  }
  if (part.signature) {
    const stated = Object.entries(part.profile).map(([question, answer]) => [question, [null, answer]]);
    const changes = { ...Object.fromEntries(stated), signed_on: [null, part.signature.on] };
    await signDeclaration(trx, events, { restaurantId, actor, signedName: part.signature.name }, now, changes);
  }
  const photo = papers.get("halal_photo");
  const file = papers.get("halal_certificate") ?? photo;
  if (part.certificate && file) {
    const { country, website, number, issuedOn, expiresOn } = part.certificate;
    const { streetAddress, city, state, zipCode, legalName: holder } = registration;
    const known = await findCertifier(trx, part.certificate, certifierId);
    await insertCertificate(trx, {
      restaurantId,
      actor,
      now,
      paper: {
        certifier_id: known?.id ?? null,
        certifier: known?.name ?? part.certificate.certifier,
        country,
        website,
        number,
        holder,
        scope: "outlet",
        supplier_id: null,
        is_public: false,
        address: `${streetAddress}, ${city}, ${state} ${zipCode}`,
        issued_on: issuedOn,
        expires_on: expiresOn,
      },
      file: { id: file.file_id, name: file.file_name },
    });
    if (photo && photo !== file) documents.push(photo);
    papers.delete(file.kind);
  }
  const attached = new Set(documents.map(({ file_id }) => file_id));
  const unread = [...papers.values()].map(({ file_id }) => file_id).filter((id) => !attached.has(id));
  await removeFiles(trx, unread);
  return documents;
}

const isPaper = (kind: string) => /^(?:halal|supplier)_/.test(kind);

/** The certifier from the directory by id or entered name; otherwise the name with its country. */
async function findCertifier(
  trx: Db,
  { certifier, country }: { certifier: string; country: string | null },
  id: string | null,
) {
  if (id !== null && !isUuid(id)) throw invalid({ halal_certifier: "Please choose the certifier again" });
  const known = await trx
    .selectFrom("certifiers")
    .select(["id", "name"])
    .where("is_active", "=", true)
    .$if(id !== null, (select) => select.where("id", "=", id ?? ""))
    .$if(id === null, (select) => select.where(({ fn }) => fn<string>("lower", ["name"]), "=", certifier.toLowerCase()))
    .executeTakeFirst();
  if (!known && id !== null) throw invalid({ halal_certifier: "Please choose the certifier again" });
  if (!known && !country) throw invalid({ halal_certifier_country: "Please enter the certifier’s country" });
  return known;
}
