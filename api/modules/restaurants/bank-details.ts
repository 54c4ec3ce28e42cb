import type { BankDetails } from "@domain/contract/restaurant";
import { audit } from "@api/audit/note";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { openBankData } from "@api/modules/registrations/bank-data";
import { isOwnerOf, visibleRestaurant } from "./visibility";

/**
 * A restaurant's bank details in full, for its owner and administrators; that they were looked at is noted first.
 * @throws ApiError not_found, forbidden
 */
export async function viewBankDetails(
  { db, vault, clock }: Pick<ApiDependencies, "db" | "vault" | "clock">,
  actor: Actor,
  restaurantId: string,
): Promise<BankDetails> {
  const { id } = await visibleRestaurant(db, restaurantId, actor);
  if (!isOwnerOf(actor, id)) throw new ApiError("forbidden", "You do not have permission to see this.");
  const row = await db
    .selectFrom("restaurants")
    .select(["sales_tax_id", "bank_name", "routing_number", "account_number"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { bank_name, routing_number, account_number } = openBankData(vault, id, row);
  await audit(db, {
    actor,
    at: clock.now(),
    action: "restaurant.bank-viewed",
    subject: ["restaurant", id],
    restaurantId: id,
  });
  return { bank_name, routing_number, account_number };
}
