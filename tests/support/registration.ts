import { randomUUID } from "node:crypto";
import { addDays, weekdays } from "@domain/local-time";

/** [WIZ-18] The text fields of a registration that nothing is wrong with, with an e-mail address of its own. */
export const registrationFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  name: "Sanaa Mandi",
  legal_name: "Sanaa Foods LLC",
  sales_tax_id: "12-3456789",
  restaurant_phone: "(860) 555-0117",
  street_address: "12 Main St",
  city: "Bristol",
  state: "CT",
  zip_code: "06010",
  category: "Restaurant",
  cuisine_type: "Other",
  operating_hours: JSON.stringify(
    weekdays.map((day) => ({ day, from_time: "18:00", to_time: "02:00", is_open: day !== "SUNDAY" })),
  ),
  first_name: "Huda",
  last_name: "Saleh",
  whatsapp_number: "+44 7911 123456",
  email: `huda-${randomUUID()}@sanaa.test`,
  password: "a password of hers",
  relation_to_business: "manager",
  bank_name: "Bristol Community Bank",
  routing_number: "011 000 015",
  account_number: "987654321",
  agree_to_terms: "true",
  ...changes,
});

/** [HALAL-4] The same of its halal part, with a certificate; it goes with a `halal_certificate`. Days are around `now`. */
export const halalFields = (now: Date, changes: Record<string, string> = {}): Record<string, string> => ({
  halal_level: "everything",
  halal_slaughter: "hand",
  halal_evidence: "certificate",
  halal_certifier: "Board of Nowhere (made up)",
  halal_certifier_country: "United States",
  halal_number: "NW-1",
  halal_valid_from: addDays(now.toISOString().slice(0, 10), -30),
  halal_valid_until: addDays(now.toISOString().slice(0, 10), 300),
  ...changes,
});
