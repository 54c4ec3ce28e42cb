import { randomUUID } from "node:crypto";
import type { Db } from "@api/dependencies";
import type { Vault } from "@api/vault";
import { defaultTimeZone, parseClock, weekdays } from "@domain/local-time";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import { findUsState } from "@domain/registration/options";
import { parseInternationalPhone } from "@domain/registration/phone";
import { encryptBankData, type Registration } from "./parse-registration";

interface Entry {
  registration: Registration;
  ownerId: string;
  agentId: string | null;
  /** Where its address is. */
  place: Coordinates | null;
  now: Date;
}

/** Inserts the pending restaurant with its owner's membership and opening hours. @returns its id */
export async function insertRestaurant(trx: Db, vault: Vault, entry: Entry): Promise<string> {
  const { registration: given, ownerId, agentId, place, now } = entry;
  const id = randomUUID();
  await trx
    .insertInto("restaurants")
    .values({
      id,
      name: given.dbaName,
      legal_name: given.legalName,
      kind: given.category === "Grocery Store" ? "shop" : "restaurant",
      status: "pending",
      phone: given.restaurantPhone,
      email: given.email,
      street_address: given.streetAddress,
      city: given.city,
      state: given.state,
      zip_code: given.zipCode,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      delivery_radius_miles: given.deliveryRadius ?? null,
      delivery_zip_codes: given.deliveryZipCodes ?? [],
      excluded_zip_codes: given.excludedZipCodes ?? [],
      time_zone: findUsState(given.state)?.timeZone ?? defaultTimeZone,
      category: given.category,
      cuisine_type: given.cuisineType,
      business_type: given.category,
      contact_person_name: `${given.firstName} ${given.lastName}`,
      whatsapp_number: parseInternationalPhone(given.whatsappNumber) ?? given.whatsappNumber,
      relation_to_business: given.relationToBusiness,
      agree_to_terms: true,
      registered_by: agentId,
      created_at: now,
      ...encryptBankData(vault, id, {
        sales_tax_id: given.salesTaxId,
        bank_name: given.bankName ?? null,
        routing_number: given.routingNumber ?? null,
        account_number: given.accountNumber ?? null,
      }),
    })
    .execute();
  await trx
    .insertInto("restaurant_members")
    .values({ restaurant_id: id, user_id: ownerId, role: "owner", created_at: now })
    .execute();
  const days = given.operatingHours.map(({ day, fromTime, toTime, isOpen }) => ({
    restaurant_id: id,
    day: weekdays.indexOf(day),
    opens_minute: parseClock(fromTime),
    closes_minute: parseClock(toTime),
    is_open: isOpen,
  }));
  await trx.insertInto("operating_hours").values(days).execute();
  return id;
}
