import { sql } from "kysely";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { decryptBankData } from "@api/modules/registrations/parse-registration";
import { getVersion } from "@api/modules/settings/version";
import type { Vault } from "@api/vault";
import type { BankDetails, RestaurantDetails } from "@domain/contract/restaurant";
import { isRoutingNumber } from "@domain/registration/routing-number";
import { maskNumber } from "@domain/restaurants/bank-mask";
import { isOwner } from "./membership";
import { ownerSelection } from "./view";
import { getVisibleRestaurant } from "./visibility";

/** [DATA-1] A restaurant's private registration data, for its owner and administrators. Bank numbers are masked. */
export async function getDetails(db: Db, vault: Vault, id: string): Promise<Partial<RestaurantDetails>> {
  const reading = db
    .selectFrom("restaurants as r")
    .where("r.id", "=", id)
    .select([
      "r.rejection_reason",
      "r.suspension_reason",
      "r.legal_name",
      "r.business_type",
      "r.contact_person_name",
      "r.whatsapp_number",
    ])
    .select(["r.relation_to_business", "r.agree_to_terms"])
    .select(["r.sales_tax_id", "r.bank_name", "r.routing_number", "r.account_number"])
    .select(sql<RestaurantDetails["owner"]>`${ownerSelection}`.as("owner"))
    .select(sql<RestaurantDetails["application"]>`${applicationSelection}`.as("application"))
    .executeTakeFirst();
  const [row, version] = await Promise.all([reading, getVersion(db, id, "settings")]);
  if (!row) return {};
  const { bank_name, routing_number: routing, account_number: account, sales_tax_id } = decryptBankData(vault, id, row);
  return {
    ...row,
    sales_tax_id,
    bank_name,
    routing_number: routing && maskNumber(routing),
    account_number: account && maskNumber(account),
    application: row.application && {
      ...row.application,
      routing_sound: routing === null ? null : isRoutingNumber(routing),
    },
    version,
  };
}

/**
 * A restaurant's full bank details, for its owner and administrators; the access is recorded first.
 * @throws ApiError not_found, forbidden
 */
export async function viewBankDetails(
  { db, vault, clock }: Pick<ApiDependencies, "db" | "vault" | "clock">,
  actor: Actor,
  restaurantId: string,
): Promise<BankDetails> {
  const { id } = await getVisibleRestaurant(db, restaurantId, actor);
  if (!isOwner(actor, id)) throw new ApiError("forbidden", "You do not have permission to see this.");
  const row = await db
    .selectFrom("restaurants")
    .select(["sales_tax_id", "bank_name", "routing_number", "account_number"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { bank_name, routing_number, account_number } = decryptBankData(vault, id, row);
  await audit(db, {
    actor,
    at: clock.now(),
    action: "restaurant.bank-viewed",
    subject: ["restaurant", id],
    restaurantId: id,
  });
  return { bank_name, routing_number, account_number };
}

/** The contents of restaurant r's application (domain/contract/administration/application) as JSON: look-ups by key, for few rows. */
export const applicationSelection = sql`
  json_build_object(
    'email', r.email is not null or exists (select from restaurant_members m where m.restaurant_id = r.id and m.role = 'owner'),
    'email_confirmed', coalesce((select bool_or(u.email_confirmed_at is not null)
      from restaurant_members m join users u on u.id = m.user_id
      where m.restaurant_id = r.id and m.role = 'owner' and u.deleted_at is null), true),
    'phone', r.phone <> '',
    'whatsapp', coalesce(r.whatsapp_number, '') <> '',
    'terms', r.agree_to_terms,
    'open_days', (select count(*)::int from operating_hours h where h.restaurant_id = r.id and h.is_open),
    'sales_tax_id', r.sales_tax_id is not null,
    'bank', r.bank_name is not null and r.routing_number is not null and r.account_number is not null,
    'voided_check', exists (select from restaurant_documents d where d.restaurant_id = r.id and d.kind = 'voided_check'),
    'menu_file', (select d.file_name from restaurant_documents d
      where d.restaurant_id = r.id and d.kind = 'menu_file' order by d.position limit 1),
    'menu_items', (select count(*)::int from menu_items i where i.restaurant_id = r.id and i.deleted_at is null),
    'picture', r.logo is not null or r.banner_image is not null,
    'halal', (select case
        when exists (select from halal_certificates c
          where c.restaurant_id = r.id and c.scope = 'outlet' and c.state in ('submitted', 'verified')) then 'certificate'
        when p.declared_at is not null then 'declaration' end
      from halal_profiles p where p.restaurant_id = r.id and p.level is not null),
    'sent_again_at', r.application_sent_again_at,
    'sent_changes', r.application_sent_changes,
    'routing_sound', null,
    'open_requests', (select count(*)::int from application_requests q where q.restaurant_id = r.id and q.answered_at is null),
    'registered_by', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = r.registered_by))`;
