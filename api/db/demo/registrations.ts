import { crc32, deflateSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { audit } from "@api/audit/audit";
import { disableTimeLimit } from "@api/db/connect";
import type { Database } from "@api/db/tables";
import type { Clock, Db } from "@api/dependencies";
import { addHistory } from "@api/modules/halal/history";
import { addDocuments, storeUploads } from "@api/modules/registrations/documents";
import { insertRestaurant } from "@api/modules/registrations/insert-restaurant";
import type { Registration } from "@api/modules/registrations/parse-registration";
import type { InspectedFile } from "@api/uploads/inspect";
import type { Vault } from "@api/vault";
import type { ApplicationPart } from "@domain/contract/administration/application";
import { hourMs } from "@domain/duration";
import { weekdays } from "@domain/local-time";
import type { UploadKind } from "@domain/registration/uploads";
import { restaurants } from "./content";
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
  const waiting = restaurants.find(({ status }) => status === "pending");
  if (!waiting) return;
  const restaurantId = placeId(waiting);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await disableTimeLimit(trx);
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    if (await isLoaded(trx, restaurantId)) return;
    const menu = waiting.items.map(({ name, priceCents }) => `${name}   $${(priceCents / 100).toFixed(2)}`);
    const common = { name: waiting.name, contact: `${waiting.contact.firstName} ${waiting.contact.lastName}`, menu };
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
    text: "The halal statement names no supplier of the butter and the gelatine. Send one with their names, or their certificates.",
  },
  { part: "answer", text: "Who is Tangier Foods Inc.? It stands on the voided check; your legal name is another." },
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

/** A PDF of one page with these lines, like one an applicant might send. */
export function demoPdf(name: string, lines: readonly string[]): InspectedFile {
  return soundFile("application/pdf", name, textPdf(lines), { width: null, height: null });
}

/** A PNG of a framed paper on a wall. */
export function demoPhoto(name: string): InspectedFile {
  const [width, height] = [360, 480];
  const shadeAt = (x: number, y: number) => {
    const edge = Math.min(x, y, width - x, height - y);
    if (edge < 60) return 150 + Math.round(y / 12);
    if (edge < 72) return 60;
    const isText = x > 104 && x < 256 - (y % 48) && y > 130 && y < 380 && y % 24 < 5;
    return isText ? 120 : 248;
  };
  const rows = Array.from({ length: height }, (_, y) => [0, ...Array.from({ length: width }, (_, x) => shadeAt(x, y))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits of gray.
  head.writeUInt8(8, 8);
  const bytes = Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", head),
    pngChunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
  return soundFile("image/png", name, bytes, { width, height });
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function soundFile(
  contentType: InspectedFile["contentType"],
  name: string,
  bytes: Buffer,
  size: Pick<InspectedFile, "width" | "height">,
): InspectedFile {
  const content = async function* () {
    yield bytes;
  };
  return { contentType, name, size: bytes.byteLength, ...size, content };
}

const marks: Record<string, string> = { "(": "\\(", ")": "\\)", "\\": "\\\\" };

/** A PDF of one page of US Letter, with these lines in Helvetica. Letters beyond Latin-1 become question marks. */
function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, (mark) => marks[mark] ?? "")}) Tj T*`);
  const text = `BT /F1 13 Tf 20 TL 72 700 Td ${shown.join(" ").replace(/[^\u0000-\u00ff]/g, "?")} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = body.length;
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}
