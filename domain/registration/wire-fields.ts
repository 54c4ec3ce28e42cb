import { halalWireNames } from "./halal";
import { parseInternationalPhone, parseUsPhone } from "./phone";
import { businessStep, contactStep } from "./steps";

/** [WIZ-18, WIZ-19] Where each text field of `POST /restaurants/agent` is filled in: its step and its key there. */
export const wireFields = {
  name: { step: 1, key: "dbaName" },
  legal_name: { step: 1, key: "legalName" },
  sales_tax_id: { step: 1, key: "salesTaxId" },
  restaurant_phone: { step: 1, key: "restaurantPhone" },
  street_address: { step: 1, key: "streetAddress" },
  city: { step: 1, key: "city" },
  state: { step: 1, key: "state" },
  zip_code: { step: 1, key: "zipCode" },
  latitude: { step: 1, key: "latitude" },
  longitude: { step: 1, key: "longitude" },
  category: { step: 1, key: "category" },
  cuisine_type: { step: 1, key: "cuisineType" },
  operating_hours: { step: 2, key: "operatingHours" },
  delivery_radius: { step: 2, key: "deliveryRadius" },
  delivery_zip_codes: { step: 2, key: "deliveryZipCodes" },
  excluded_zip_codes: { step: 2, key: "excludedZipCodes" },
  first_name: { step: 2, key: "firstName" },
  last_name: { step: 2, key: "lastName" },
  whatsapp_number: { step: 2, key: "whatsappNumber" },
  email: { step: 2, key: "email" },
  password: { step: 2, key: "password" },
  relation_to_business: { step: 2, key: "relationToBusiness" },
  bank_name: { step: 3, key: "bankName" },
  routing_number: { step: 3, key: "routingNumber" },
  account_number: { step: 3, key: "accountNumber" },
  agree_to_terms: { step: 3, key: "agreeToTerms" },
} as const;

/**
 * Step and form key of a field the host names in a refusal; files are of step 3 or its halal part, what is unknown is of the
 * last step.
 */
export function toFormField(wireField: string): { step: 1 | 2 | "halal" | 3 | 4; key: string } {
  const [name = "", index, inner] = wireField.split(".");
  const ofHalal = Object.entries(halalWireNames).find(([, wire]) => wire === name)?.[0];
  if (ofHalal) return { step: "halal", key: inner ? `${ofHalal}[${index}].${inner}` : ofHalal };
  if (/^(?:halal|supplier)_/.test(name)) return { step: "halal", key: name };
  for (const [wire, place] of Object.entries(wireFields)) if (wire === name) return place;
  const isFile = /^(?:voided_check|menu_file|logo|additional_document(?:_\d+)?)$/.test(name);
  return { step: isFile ? 3 : 4, key: name };
}

const unusable = "Please enter a valid phone number";

/** Step 1 as actions and the host check it: the telephone number is one that can be dialled in the US. */
export const checkedBusinessStep = businessStep.extend({
  restaurantPhone: businessStep.shape.restaurantPhone.refine((text) => parseUsPhone(text) !== null, unusable),
});

/** Step 2 as actions and the host check it: the WhatsApp number is one of some country; without a code, of the US. */
export const checkedContactStep = contactStep.extend({
  whatsappNumber: contactStep.shape.whatsappNumber.refine((text) => parseInternationalPhone(text) !== null, unusable),
});
