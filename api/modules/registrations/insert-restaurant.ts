import { randomUUID } from "node:crypto";
import type { Db } from "@api/dependencies";
import type { Vault } from "@api/vault";
import { defaultTimeZone, parseClock, weekdays } from "@domain/local-time";
import type { Coordinates } from "@domain/orders/delivery-estimate";
import { findUsState } from "@domain/registration/options";
import { parseInternationalPhone } from "@domain/registration/phone";
import { formatPersonName } from "@domain/values/person-name";
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
  const { registration, ownerId, agentId, place, now } = entry;
  const id = randomUUID();
  await trx
    .insertInto("restaurants")
    .values({
      id,
      name: registration.dbaName,
      legal_name: registration.legalName,
      kind: registration.category === "Grocery Store" ? "shop" : "restaurant",
      status: "pending",
      phone: registration.restaurantPhone,
      email: registration.email,
      street_address: registration.streetAddress,
      city: registration.city,
      state: registration.state,
      zip_code: registration.zipCode,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      delivery_radius_miles: registration.deliveryRadius ?? null,
      delivery_zip_codes: registration.deliveryZipCodes ?? [],
      excluded_zip_codes: registration.excludedZipCodes ?? [],
      time_zone: findUsState(registration.state)?.timeZone ?? defaultTimeZone,
      category: registration.category,
      cuisine_type: registration.cuisineType,
      business_type: registration.category,
      contact_person_name: formatPersonName(registration.firstName, registration.lastName),
      whatsapp_number: parseInternationalPhone(registration.whatsappNumber) ?? registration.whatsappNumber,
      relation_to_business: registration.relationToBusiness,
      agree_to_terms: true,
      registered_by: agentId,
      created_at: now,
      ...encryptBankData(vault, id, {
        sales_tax_id: registration.salesTaxId,
        bank_name: registration.bankName ?? null,
        routing_number: registration.routingNumber ?? null,
        account_number: registration.accountNumber ?? null,
      }),
    })
    .execute();
  await trx
    .insertInto("restaurant_members")
    .values({ restaurant_id: id, user_id: ownerId, role: "owner", created_at: now })
    .execute();
  const days = registration.operatingHours.map(({ day, fromTime, toTime, isOpen }) => ({
    restaurant_id: id,
    day: weekdays.indexOf(day),
    opens_minute: parseClock(fromTime),
    closes_minute: parseClock(toTime),
    is_open: isOpen,
  }));
  await trx.insertInto("operating_hours").values(days).execute();
  return id;
}
