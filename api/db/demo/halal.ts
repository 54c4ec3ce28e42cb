import { type Kysely, sql } from "kysely";
import { disableTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { generateHalalCode } from "@api/modules/halal/declare";
import { getHalalPlace } from "@api/modules/halal/evidence";
import { addHistory } from "@api/modules/halal/history";
import { findReminderThreshold } from "@api/modules/halal/remind";
import { saveHalalSnapshots } from "@api/modules/orders/halal-snapshot";
import { addDocuments, storeUploads } from "@api/modules/registrations/documents";
import { storeFile } from "@api/uploads/stored-files";
import type { Vault } from "@api/vault";
import { dayMs } from "@domain/duration";
import { formatLongDate } from "@domain/halal/halal-text";
import type { HalalProfile } from "@domain/halal/profile";
import type { StoredHalal } from "@domain/halal/status";
import { addDays, localDate } from "@domain/local-time";
import { restaurants } from "./content";
import { markDishes } from "./dish-marks";
import { demoPdf, demoPhoto } from "./documents";
import { loginEmail, userId } from "./people";
import { placeId } from "./places";
import { demoId } from "./rows";

interface Parts {
  db: Kysely<Database>;
  vault: Vault;
  clock: Clock;
}

// Arbitrary, but not used by another lock.
const lockKey = 20_261_123;
/** How many days ago the demo owners signed their declarations. */
const daysSigned = 40;

/** Recognisably invented: demo data contains no real certifier or its logo. */
const certifiers = [
  { name: "Halal Trust of New England (demo)", short_name: "HTNE", lookup: "https://register.htne.example/{number}" },
  { name: "Crescent Assurance (demo)", short_name: "CA", lookup: "https://verify.crescent-assurance.example/{number}" },
  { name: "Nutmeg Halal Board (demo)", short_name: "NHB", lookup: null },
] as const;

const byHand = { level: "everything", slaughter: "hand", stunning: "none", alcohol: "none", pork: "none" } as const;
const byMachine = { ...byHand, slaughter: "machine", stunning: "reversible" } as const;

interface DemoEvidence {
  profile: Partial<HalalProfile>;
  /** Days from today to its last day; omitted: no certificate. */
  endsIn?: number;
  /** Which of the certifiers. */
  by?: 0 | 1 | 2;
  /** The certificate is pending, and states these instead of the known values. */
  waiting?: { holder: string; address: string };
  suppliers?: readonly { name: string; town: string; animals: string[]; certifier: string | null }[];
  concern?: string;
}

const prospect = { name: "Prospect Street Halal Meats", town: "Bristol", animals: ["lamb", "beef"] };
const nutmeg = { name: "Nutmeg Valley Poultry (demo)", town: "Hartford", animals: ["chicken"] };

/** The evidence of each place; the others have only their owner's declaration, and bookshops none. */
const shown: Record<string, DemoEvidence> = {
  "anatolia-grill-house": {
    profile: byHand,
    endsIn: 52,
    by: 0,
    suppliers: [
      { ...prospect, certifier: certifiers[0].name },
      { ...nutmeg, certifier: certifiers[1].name },
    ],
  },
  "kandahar-afghani-kitchen": { profile: byHand, endsIn: 210, by: 0 },
  "zafran-biryani-house": { profile: byHand, endsIn: 12, by: 1 },
  "crescent-broast": { profile: byMachine, endsIn: 300, by: 1 },
  "sanaa-mandi-house": { profile: byHand, endsIn: 160, by: 2 },
  "darband-kebab": { profile: { ...byHand, fryers: "separate" }, endsIn: 95, by: 0 },
  "olive-and-basil": { profile: { level: "options", slaughter: "hand", alcohol: "served" }, endsIn: 120, by: 1 },
  "prospect-halal-meats": {
    profile: byHand,
    endsIn: 240,
    by: 2,
    concern: "The label on the chicken names another slaughterhouse than the page does.",
  },
  "smoke-and-hickory": { profile: byMachine, endsIn: -1, by: 2 },
  "karachi-handi": {
    profile: byHand,
    endsIn: 250,
    by: 1,
    waiting: { holder: "Karachi Handi Inc.", address: "80 Farmington Ave, Bristol, CT 06010" },
    suppliers: [{ ...nutmeg, certifier: null }],
  },
  "maple-street-smash": { profile: { level: "options", slaughter: "machine", fryers: "shared" } },
  "harbor-light-fish": { profile: { level: "vegetarian_seafood", alcohol: "none" } },
  "penang-kitchen": { profile: {} },
  "lantern-and-page": { profile: {} },
  "crescent-reading-room": { profile: {} },
};
const statement: DemoEvidence = { profile: { level: "everything" } };

/**
 * [HALAL-1, HALAL-3] Evidence of demo places relative to today: certified ones, one that expires in 12 days, one that
 * expired yesterday, one pending with two differences, one with a concern, declarations alone, and none. Only once,
 * after loadDemo.
 */
export async function loadDemoHalal({ db, vault, clock }: Parts): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await disableTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (await trx.selectFrom("certifiers").select("id").limit(1).executeTakeFirst()) return;
    const home = await trx
      .selectFrom("restaurants")
      .select("id")
      .where("id", "=", placeId({ slug: "anatolia-grill-house" }))
      .executeTakeFirst();
    if (!home) return;
    await insertCertifiers(trx, now);
    for (const place of restaurants) {
      if (place.status !== "approved") continue;
      const { profile, ...rest } = shown[place.slug] ?? statement;
      if (profile.level) await insertEvidence(trx, vault, { ...rest, profile, slug: place.slug, now });
    }
    await markDishes(trx);
    await snapshotIntoOrders(trx, now);
  });
}

/**
 * [HALAL-13] Demo orders store the facts of their day: before a certificate was verified, the owner's declaration;
 * before that, nothing.
 */
async function snapshotIntoOrders(trx: Db, now: Date): Promise<void> {
  const signedAt = new Date(now.getTime() - daysSigned * dayMs);
  const knownAt = (halal: StoredHalal, at: Date): StoredHalal => {
    const isKnown = (known: string | null) => known !== null && new Date(known) <= at;
    return {
      ...halal,
      signedAt: signedAt <= at ? halal.signedAt : null,
      reviewedAt: isKnown(halal.reviewedAt) ? halal.reviewedAt : null,
      revokedAt: isKnown(halal.revokedAt) ? halal.revokedAt : null,
      certificates: halal.certificates.filter(({ checkedAt }) => isKnown(checkedAt)),
    };
  };
  for (const { slug } of restaurants) {
    const id = placeId({ slug });
    const orders = await trx
      .selectFrom("orders")
      .select(["id", "created_at as placedAt"])
      .where("restaurant_id", "=", id)
      .where("halal", "is", null)
      .execute();
    if (orders.length > 0) await saveHalalSnapshots(trx, id, orders, knownAt);
  }
}

const certifierId = (by: number) => demoId("certifier", by);

async function insertCertifiers(trx: Db, now: Date): Promise<void> {
  const rows = certifiers.map(({ name, short_name, lookup }, by) => ({
    id: certifierId(by),
    name,
    short_name,
    country: "United States",
    website: lookup ? new URL(lookup).origin : null,
    lookup_url: lookup,
    phone: "(860) 555-0190",
    logo: `/certifiers/${short_name.toLowerCase()}.svg`,
    updated_at: now,
  }));
  await trx.insertInto("certifiers").values(rows).execute();
}

async function insertEvidence(
  trx: Db,
  vault: Vault,
  { slug, profile, endsIn, by = 0, waiting, suppliers = [], concern, now }: DemoEvidence & { slug: string; now: Date },
): Promise<void> {
  const restaurantId = placeId({ slug });
  const place = await getHalalPlace(trx, restaurantId);
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const admin = userId(loginEmail("admin"));
  const isVerified = endsIn !== undefined && !waiting;
  await trx
    .insertInto("halal_profiles")
    .values({
      restaurant_id: restaurantId,
      ...profile,
      signed_name: place.name,
      declared_at: before(daysSigned),
      ...(isVerified ? { reviewed_at: before(17), reviewed_by: admin, code: generateHalalCode() } : {}),
      // Declarations have been reviewed, except one that is pending with its certificate.
      ...(endsIn === undefined ? { reviewed_at: before(30), reviewed_by: admin } : {}),
    })
    .execute();
  await addHistory(trx, { restaurantId, what: "declared", at: before(daysSigned), actorId: null });
  for (const supplier of suppliers) {
    const row = { ...supplier, restaurant_id: restaurantId, added_at: before(daysSigned) };
    const { id } = await trx.insertInto("halal_suppliers").values(row).returning("id").executeTakeFirstOrThrow();
    if (waiting) await addPapers(trx, vault, { restaurantId, now: before(2), supplier: { id, name: supplier.name } });
  }
  if (concern) {
    const row = { restaurant_id: restaurantId, kind: "not_as_stated", text: concern, reported_at: before(2) } as const;
    await trx.insertInto("halal_concerns").values(row).execute();
  }
  if (endsIn === undefined) return;
  const today = localDate(now, place.timeZone);
  const expires_on = addDays(today, endsIn);
  const issued_on = addDays(expires_on, -364);
  const number = `${certifiers[by].short_name}-${issued_on.slice(0, 4)}-${demoId(slug).slice(0, 4).toUpperCase()}`;
  const paper = { holder: place.name, address: place.address, ...waiting };
  const file = demoPdf("halal-certificate.pdf", [
    certifiers[by].name,
    "A made-up certifier of the demo",
    "",
    "Certificate of Halal",
    `No. ${number}`,
    "",
    `Holder: ${paper.holder}`,
    `Premises: ${paper.address}`,
    "Scope: all meat and poultry, and the kitchen",
    `Issued: ${formatLongDate(issued_on)}`,
    `Valid until: ${formatLongDate(expires_on)}`,
  ]);
  const sentAt = before(isVerified ? 20 : 2);
  const { id } = await trx
    .insertInto("halal_certificates")
    .values({
      restaurant_id: restaurantId,
      certifier_id: certifierId(by),
      certifier: certifiers[by].name,
      number,
      scope: "outlet",
      covers: "All meat and poultry, and the kitchen",
      not_covered: profile.level === "options" ? "Dishes with wine and pork" : "Cheese and sweets that are bought in",
      ...paper,
      issued_on,
      expires_on,
      file_id: await storeFile(trx, vault, file),
      file_name: file.name,
      is_public: true,
      sent_at: sentAt,
      ...(isVerified
        ? {
            state: "verified",
            decided_at: before(17),
            decided_by: admin,
            checked_by: ["lookup", "phone"],
            // The owner was reminded of it before the demo starts.
            reminded_at_days: findReminderThreshold(endsIn),
          }
        : {}),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { restaurantId, certificateId: id };
  await addHistory(trx, { ...line, what: "sent", at: sentAt, actorId: null });
  if (!isVerified) return;
  const note = `Valid until ${formatLongDate(expires_on)}`;
  await addHistory(trx, { ...line, what: "verified", at: before(17), actorId: admin, note });
}

/** [HALAL-8] Documents sent with a registration besides the certificate: a photo of where it hangs, and an invoice. */
async function addPapers(
  trx: Db,
  vault: Vault,
  place: { restaurantId: string; now: Date; supplier: { id: string; name: string } },
): Promise<void> {
  const { supplier, now } = place;
  const invoice = demoPdf("supplier-invoice.pdf", [supplier.name, "Invoice", "", "40 lb chicken, whole   $118.00"]);
  const uploads = await storeUploads(trx, vault, [
    { kind: "halal_photo", file: demoPhoto("on-the-wall.png") },
    { kind: "supplier_invoice_0", file: invoice },
  ]);
  const documents = uploads.map((one) => (one.kind === "halal_photo" ? one : { ...one, supplier_id: supplier.id }));
  await addDocuments(trx, { restaurantId: place.restaurantId, now }, documents);
}
