import type { RestaurantDetails } from "@domain/contract/restaurant";
import { maskNumber } from "@domain/bank-mask";
import { isRoutingNumber } from "@domain/registration/routing-number";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { versionOf } from "@api/modules/settings/revision";
import { openBankData } from "@api/modules/registrations/bank-data";
import type { Vault } from "@api/vault";
import { applicationSelection } from "./application";
import { ownerSelection } from "./view";

/**
 * [DATA-1] What was registered about a restaurant and is nobody else's business than its owner's and administrators'. Bank
 * numbers are masked.
 */
export async function loadDetails(db: Db, vault: Vault, id: string): Promise<Partial<RestaurantDetails>> {
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
  const [row, version] = await Promise.all([reading, versionOf(db, id, "settings")]);
  if (!row) return {};
  const { bank_name, routing_number: routing, account_number: account, sales_tax_id } = openBankData(vault, id, row);
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
