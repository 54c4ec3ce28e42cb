/** Fixed lists of the working areas, apart from the schemas that check them: pages show them without loading zod. */

/** What a change can be about: the first part of its action, "restaurant.edited". */
export const auditKinds = [
  "restaurant",
  "menu",
  "promotion",
  "order",
  "team",
  "agent",
  "admin",
  "customer",
  "announcement",
  "halal",
  "access",
] as const;

/** What an applicant can be asked for: a document of a kind, bank details, halal evidence, or an answer in words. */
export const applicationParts = [
  "voided_check",
  "menu_file",
  "logo",
  "additional_document",
  "bank",
  "halal",
  "answer",
] as const;

/** [ADMIN-19] What an owner record may call its person. None of them gives a right on the platform. */
export const ownerRecordRoles = ["owner", "manager", "admin"] as const;

/** How much longer a busy kitchen may say it needs, in minutes. */
export const busyMinuteOptions = [5, 10, 15, 20, 25, 30] as const;
/** Rows of a fee by distance or by subtotal. */
export const maxFeeRows = 6;

/** [ITEM-4] */
export const itemTags = ["featured", "popular", "offer"] as const;

/** Reasons for which papers are refused; the last one is told in words alone. */
export const refusalReasons = [
  "Expired",
  "Other holder",
  "Not readable",
  "Not found at the certifier",
  "Something else",
];

/** Reasons for which an owner's statement is refused; the last one is told in words alone. */
export const statementRefusalReasons = [
  "Not complete",
  "A supplier is missing",
  "An invoice is missing",
  "Not what the certificate says",
  "Something else",
];

/** The select's choice for a certifier that the directory lacks. */
export const otherCertifier = "other";

/** Texts of a menu item that have one name everywhere (menu/menu-item-rules). */
export const menuItemTexts = ["caution", "station"] as const;
