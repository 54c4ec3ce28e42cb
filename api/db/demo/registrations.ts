import { type Kysely, sql } from "kysely";
import { audit } from "@api/audit/audit";
import { disableTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { addHistory } from "@api/modules/halal/history";
import { addDocuments, storeUploads } from "@api/modules/registrations/documents";
import { insertRestaurant } from "@api/modules/registrations/insert-restaurant";
import type { Registration } from "@api/modules/registrations/parse-registration";
import type { Vault } from "@api/vault";
import type { ApplicationPart } from "@domain/contract/administration/application";
import { hourMs } from "@domain/duration";
import { weekdays } from "@domain/local-time";
import type { UploadKind } from "@domain/registration/uploads";
import { restaurants } from "./content";
import { demoPdf } from "./documents";
import { loginEmail, userId } from "./people";
import { placeId } from "./places";

interface Parts {
  db: Kysely<Database>;
  vault: Vault;
  clock: Clock;
}

// Arbitrary, but not used by another lock.
const lockKey = 20_261_121;

/** The login of an applicant who has an open question from an administrator. */
const applicantEmail = "applicant@halalgo.test";

const bakery: Registration = {
  legalName: "Tangier Bakehouse LLC",
  dbaName: "Tangier Bakehouse",
  salesTaxId: "06-8812094",
  restaurantPhone: "(860) 555-0171",
  streetAddress: "219 Riverside Ave",
  city: "Bristol",
  state: "CT",
  zipCode: "06010",
  category: "Bakery",
  cuisineType: "Moroccan",
  operatingHours: weekdays.map((day) => ({ day, fromTime: "06:30", toTime: "15:00", isOpen: day !== "MONDAY" })),
  firstName: "Yasmine",
  lastName: "Alaoui",
  whatsappNumber: "(860) 555-0172",
  email: applicantEmail,
  password: "",
  relationToBusiness: "owner",
  bankName: "Bristol Community Bank",
  // Passes the checksum and belongs to no shop: the Federal Reserve Bank of Boston.
  routingNumber: "011000015",
  accountNumber: "4007719",
  agreeToTerms: true,
};

/**
 * Adds documents to the demo's pending restaurant, and a restaurant that a sales agent registered yesterday. Only once,
 * after loadDemo; separate from it because the documents are encrypted with this host's own key.
 */
export async function loadDemoRegistrations({ db, vault, clock }: Parts): Promise<void> {
  const pending = restaurants.find(({ status }) => status === "pending");
  if (!pending) return;
  const restaurantId = placeId(pending);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await disableTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (await isLoaded(trx, restaurantId)) return;
    const menu = pending.items.map(({ name, priceCents }) => `${name}   $${(priceCents / 100).toFixed(2)}`);
    const common = { name: pending.name, contact: `${pending.contact.firstName} ${pending.contact.lastName}`, menu };
    await addDocuments(trx, { restaurantId, now }, await storeUploads(trx, vault, listDocuments(common)));
    await addBakery(trx, { vault, now: hoursBefore(now, 26), askedAt: hoursBefore(now, 3) });
  });
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

async function isLoaded(trx: Db, restaurantId: string): Promise<boolean> {
  const place = await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).executeTakeFirst();
  const document = trx.selectFrom("restaurant_documents").select("id").where("restaurant_id", "=", restaurantId);
  return place === undefined || (await document.executeTakeFirst()) !== undefined;
}

async function addBakery(trx: Db, { vault, now, askedAt }: { vault: Vault; now: Date; askedAt: Date }): Promise<void> {
  const ownerId = userId(bakery.email);
  const agentId = userId(loginEmail("agent"));
  // The demo password's stored hash.
  await trx
    .insertInto("users")
    .columns(["id", "email", "password_hash", "first_name", "last_name", "phone", "role", "created_at"])
    .expression((is) =>
      is
        .selectFrom("users")
        .where("id", "=", agentId)
        .select([
          is.val(ownerId).as("id"),
          is.val(bakery.email).as("email"),
          "password_hash",
          is.val(bakery.firstName).as("first_name"),
          is.val(bakery.lastName).as("last_name"),
          is.val(bakery.whatsappNumber).as("phone"),
          sql<"owner">`'owner'`.as("role"),
          sql<Date>`${now}::timestamptz`.as("created_at"),
        ]),
    )
    .execute();
  const place = { latitude: 41.6676, longitude: -72.9402 };
  const restaurantId = await insertRestaurant(trx, vault, { registration: bakery, ownerId, agentId, place, now });
  await audit(trx, {
    actor: { id: agentId, role: "agent" },
    at: now,
    action: "restaurant.registered",
    subject: ["restaurant", restaurantId],
    restaurantId,
    changes: { status: [null, "pending"] },
  });
  const menu = ["Msemen   $3.50", "Baghrir with honey   $4.25", "Harcha   $3.00", "Gazelle horns, six   $9.00"];
  const common = { name: bakery.dbaName, contact: `${bakery.firstName} ${bakery.lastName}`, menu };
  await addDocuments(trx, { restaurantId, now }, await storeUploads(trx, vault, listDocuments(common)));
  await declareHalal(trx, { restaurantId, ownerId, now });
  await askBakery(trx, restaurantId, askedAt);
}

/** [HALAL-4] What the bakery declared in its registration; it is reviewed with the application. */
async function declareHalal(
  trx: Db,
  { restaurantId, ownerId, now }: Record<"restaurantId" | "ownerId", string> & { now: Date },
) {
  const answers = { level: "everything", alcohol: "none", pork: "none", fryers: "separate" } as const;
  const signed = { signed_name: `${bakery.firstName} ${bakery.lastName}`, declared_by: ownerId, declared_at: now };
  await trx
    .insertInto("halal_profiles")
    .values({ restaurant_id: restaurantId, ...answers, ...signed })
    .execute();
  const supplier = { restaurant_id: restaurantId, name: "Nutmeg Valley Poultry (demo)", town: null, certifier: null };
  await trx
    .insertInto("halal_suppliers")
    .values({ ...supplier, animals: ["chicken"], added_at: now })
    .execute();
  await addHistory(trx, { restaurantId, what: "declared", at: now, actorId: ownerId });
}

const questions: readonly { part: ApplicationPart; text: string }[] = [
  {
    part: "additional_document",
    text: "The halal statement does not name the suppliers of the butter and gelatine. Please send one that does, or their certificates.",
  },
  {
    part: "answer",
    text: "Who is Tangier Foods Inc.? That name is on the voided check, but your legal name is different.",
  },
];

/** An administrator's question, stored as if it had been sent. */
async function askBakery(trx: Db, restaurantId: string, at: Date): Promise<void> {
  const admin = { id: userId(loginEmail("admin")), role: "admin" };
  for (const question of questions) {
    await trx
      .insertInto("application_requests")
      .values({ restaurant_id: restaurantId, asked_by: admin.id, asked_at: at, ...question })
      .execute();
    await audit(trx, {
      actor: admin,
      at,
      action: "restaurant.asked",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { question: [null, question.text] },
    });
  }
}

function listDocuments({ name, contact, menu }: { name: string; contact: string; menu: string[] }) {
  return [
    toDocument("voided_check", "voided-check.pdf", [
      "VOID",
      "",
      name,
      "Bristol Community Bank",
      "Pay to the order of ____",
    ]),
    toDocument("menu_file", "menu.pdf", [name, "", ...menu]),
    toDocument("additional_document", "halal-statement.pdf", [
      "Halal statement",
      "",
      `${contact} states for ${name} that all meat is halal`,
      "and bought from certified suppliers, whose invoices are kept.",
    ]),
  ];
}

const toDocument = (kind: UploadKind, name: string, lines: string[]) => ({ kind, file: demoPdf(name, lines) });
