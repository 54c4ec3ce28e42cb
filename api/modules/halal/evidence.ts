import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { HalalEvidence, HalalView, OwnCertificate } from "@domain/contract/halal";
import { currentCertificateState, listDifferences, verificationMethods } from "@domain/halal/certificate";
import { animals, type HalalProfile, profileQuestions } from "@domain/halal/profile";
import { getHalalStatus, type HalalStatus, isRevocationStanding } from "@domain/halal/status";
import { type LocalDate, localDate } from "@domain/local-time";
import { invoiceKinds } from "@domain/registration/uploads";
import { formatPersonName } from "@domain/values/person-name";
import { listPublicHistory } from "./history";

const nothingStated: HalalProfile = {
  level: null,
  slaughter: null,
  stunning: null,
  alcohol: null,
  pork: null,
  fryers: null,
};

/** A restaurant with the data its certificates are compared with. */
export async function getHalalPlace(db: Db, restaurantId: string) {
  const row = await db
    .selectFrom("restaurants")
    .select(["id", "name", "legal_name", "street_address", "city", "state", "zip_code", "time_zone", "status"])
    .where("id", "=", restaurantId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("Restaurant");
  const { id, name, time_zone: timeZone, status } = row;
  const { street_address, city, state, zip_code } = row;
  const parts = { street_address, city, state, zip_code };
  return { id, name, legalName: row.legal_name, address: formatAddressLine(parts), parts, timeZone, status };
}

interface Parts {
  street_address: string;
  city: string;
  state: string;
  zip_code: string;
}

/** "214 North Main St, Bristol, CT 06010", for comparison with certificates. */
export const formatAddressLine = ({ street_address, city, state, zip_code }: Parts): string =>
  `${street_address}, ${city}, ${state} ${zip_code}`;

const readProfile = (db: Db, restaurantId: string) =>
  db.selectFrom("halal_profiles").selectAll().where("restaurant_id", "=", restaurantId).executeTakeFirst();

const readSuppliers = (db: Db, restaurantId: string) =>
  db
    .selectFrom("halal_suppliers")
    .select(["id", "name", "town", "animals", "certifier"])
    .where("restaurant_id", "=", restaurantId)
    .where("removed_at", "is", null)
    .orderBy("added_at")
    .orderBy("id")
    .execute();

const readCertificates = (db: Db, restaurantId: string) =>
  db
    .selectFrom("halal_certificates as c")
    .innerJoin("stored_files as f", "f.id", "c.file_id")
    .leftJoin("certifiers as k", "k.id", "c.certifier_id")
    .leftJoin("users as s", "s.id", "c.sent_by")
    .leftJoin("users as d", "d.id", "c.decided_by")
    .selectAll("c")
    .select(["f.content_type", "f.size_bytes", "k.website", "k.lookup_url", "k.phone", "k.logo"])
    .select(["s.first_name as sender_first", "s.last_name as sender_last"])
    .select(["d.first_name as decider_first", "d.last_name as decider_last"])
    .where("c.restaurant_id", "=", restaurantId)
    .orderBy("c.sent_at", "desc")
    .orderBy("c.id")
    .limit(200)
    .execute();
type CertificateRow = Awaited<ReturnType<typeof readCertificates>>[number];

const readConcerns = (db: Db, restaurantId: string) =>
  db
    .selectFrom("halal_concerns")
    .selectAll()
    .where("restaurant_id", "=", restaurantId)
    .orderBy("reported_at", "desc")
    .limit(100)
    .execute();

/** Those that the menu shows: with alcohol they are not halal, and hidden. */
async function countUncovered(db: Db, restaurantId: string): Promise<number> {
  const { count } = await db
    .selectFrom("menu_items")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("restaurant_id", "=", restaurantId)
    .where("halal", "=", "uncovered")
    .where(sql<boolean>`not ('alcohol' = any(contains))`)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * All evidence of a restaurant, and its current halal summary. The parts are read in parallel.
 * @throws ApiError not_found
 */
export async function getEvidence(db: Db, restaurantId: string, now: Date): Promise<HalalEvidence> {
  const [place, row, suppliers, certificates, concerns, history, uncovered] = await Promise.all([
    getHalalPlace(db, restaurantId),
    readProfile(db, restaurantId),
    readSuppliers(db, restaurantId),
    readCertificates(db, restaurantId),
    readConcerns(db, restaurantId),
    listPublicHistory(db, restaurantId),
    countUncovered(db, restaurantId),
  ]);
  const isListed = place.status === "approved";
  const today = localDate(now, place.timeZone);
  const profile = toProfile(row);
  const status = getStatus(row, certificates, { timeZone: place.timeZone, today });
  const ofStatus = "certificateId" in status ? certificates.find(({ id }) => id === status.certificateId) : undefined;
  // Ignore certificates of removed suppliers.
  const isBought = ({ supplier_id: id }: CertificateRow) => !id || suppliers.some((supplier) => supplier.id === id);
  const isOther = (row: CertificateRow) =>
    row.scope !== "outlet" && row.state === "verified" && row.expires_on >= today && isBought(row);
  const open = concerns.filter(({ state }) => state === "open");
  const view: HalalView = {
    restaurant_id: place.id,
    name: place.name,
    address: place.address,
    time_zone: place.timeZone,
    state: status.state,
    profile,
    declared_at: row?.declared_at?.toISOString() ?? null,
    certificate: ofStatus ? shownCertificate(ofStatus, today) : null,
    other_certificates: certificates.filter(isOther).map((certificate) => shownCertificate(certificate, today)),
    suppliers: suppliers.map((supplier) => ({
      ...supplier,
      animals: animals.filter((animal) => supplier.animals.includes(animal)),
    })),
    history,
    concern_since: open.at(-1)?.reported_at.toISOString() ?? null,
    uncovered_dishes: uncovered,
    // Scanned, the code of an unlisted place leads to nothing.
    code: status.state === "certified" && isListed ? (row?.code ?? null) : null,
  };
  return {
    view,
    legal_name: place.legalName,
    declared_by: row?.signed_name ?? null,
    reviewed_at: row?.reviewed_at?.toISOString() ?? null,
    question: row?.question ?? null,
    refusal: row?.refusal ?? null,
    certificates: certificates.map((certificate) => ownCertificate(certificate, place, today)),
    concerns: concerns.map((concern) => ({
      id: concern.id,
      kind: concern.kind,
      text: concern.text,
      state: concern.state,
      email: concern.email,
      has_photo: concern.file_id !== null,
      outcome: concern.outcome,
      reported_at: concern.reported_at.toISOString(),
      answered_at: concern.answered_at?.toISOString() ?? null,
    })),
    papers: [],
    looker: null,
    version: row?.version ?? 0,
    is_listed: isListed,
  };
}

/** [HALAL-8] What everybody sees: answers and suppliers that nobody signs, as after a refusal, stay with the place. */
export async function getHalalView(db: Db, restaurantId: string, now: Date): Promise<HalalView> {
  const { view } = await getEvidence(db, restaurantId, now);
  return view.declared_at ? view : { ...view, profile: nothingStated, suppliers: [] };
}

/** [HALAL-8] The other documents of the application, which administrators review too. */
export async function listApplicationDocuments(db: Db, restaurantId: string): Promise<HalalEvidence["papers"]> {
  const rows = await db
    .selectFrom("restaurant_documents as d")
    .innerJoin("stored_files as f", "f.id", "d.file_id")
    .leftJoin("halal_suppliers as s", "s.id", "d.supplier_id")
    .select(["d.id", "d.kind", "d.file_name as name", "f.content_type", "s.name as supplier"])
    .where("d.restaurant_id", "=", restaurantId)
    .where("d.kind", "in", ["halal_photo", ...invoiceKinds])
    .orderBy("d.position")
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, what: kind === "halal_photo" ? "photo" : "invoice" }));
}

function toProfile(row: Partial<HalalProfile> | undefined): HalalProfile {
  if (!row) return nothingStated;
  const answers = profileQuestions.map((question) => [question, row[question] ?? null]);
  return { ...nothingStated, ...Object.fromEntries(answers) };
}

function getStatus(
  row: Awaited<ReturnType<typeof readProfile>>,
  certificates: CertificateRow[],
  { timeZone, today }: { timeZone: string; today: LocalDate },
): HalalStatus {
  const toDay = (at: Date | null | undefined) => (at ? localDate(at, timeZone) : null);
  const evidence = {
    profile: toProfile(row),
    signedOn: toDay(row?.declared_at),
    reviewedOn: toDay(row?.reviewed_at),
    isRevoked: isRevocationStanding(findLastDecision(certificates, "revoked"), {
      reviewedAt: row?.reviewed_at ?? null,
      checkedAt: [findLastDecision(certificates, "verified")],
    }),
    certificates: certificates.map(({ id, scope, state, issued_on, expires_on }) => ({
      id,
      scope,
      state,
      issuedOn: issued_on,
      expiresOn: expires_on,
    })),
  };
  return getHalalStatus(evidence, today);
}

/** When a certificate of the kitchen was last verified, or revoked. */
const findLastDecision = (certificates: CertificateRow[], decided: "verified" | "revoked"): Date | null =>
  certificates
    .flatMap(({ scope, state, decided_at: at }) => (scope === "outlet" && state === decided && at ? [at] : []))
    .sort((one, other) => other.getTime() - one.getTime())[0] ?? null;

const asShown = ({ state, expires_on }: Pick<CertificateRow, "state" | "expires_on">, today: LocalDate) =>
  currentCertificateState({ state, expiresOn: expires_on }, today);

const toFile = ({ file_name, content_type, size_bytes, sent_at }: CertificateRow) => ({
  name: file_name,
  content_type,
  size: size_bytes,
  added_at: sent_at.toISOString(),
});

function shownCertificate(row: CertificateRow, today: LocalDate) {
  const { id, certifier, website, lookup_url, phone, number, scope, covers, not_covered } = row;
  return {
    id,
    certifier,
    website,
    lookup_url,
    phone,
    number,
    scope,
    covers,
    not_covered,
    certifier_logo: row.logo,
    issued_on: row.issued_on,
    expires_on: row.expires_on,
    state: asShown(row, today),
    checked_at: row.decided_at?.toISOString() ?? null,
    checked_by: verificationMethods.filter((way) => row.checked_by.includes(way)),
    check_note: row.check_note,
    file: row.is_public && row.state === "verified" ? toFile(row) : null,
  };
}

function ownCertificate(
  row: CertificateRow,
  place: Parameters<typeof listDifferences>[1],
  today: LocalDate,
): OwnCertificate {
  return {
    ...shownCertificate(row, today),
    file: toFile(row),
    certifier_id: row.certifier_id,
    certifier_country: row.certifier_country,
    website: row.website ?? row.certifier_website,
    supplier_id: row.supplier_id,
    holder: row.holder,
    address: row.address,
    is_public: row.is_public,
    sent_at: row.sent_at.toISOString(),
    sent_by: formatPersonName(row.sender_first, row.sender_last) || null,
    decided_by: formatPersonName(row.decider_first, row.decider_last) || null,
    reason: row.reason,
    question: row.question,
    typed: row.typed,
    // A supplier's certificate is issued to the supplier.
    differences: row.scope === "outlet" ? listDifferences(row, place) : [],
    version: row.version,
  };
}
