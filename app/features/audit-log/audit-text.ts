import { formatCents } from "@domain/money";

/** Actions as predicates of a sentence; unknown ones are shown by name. */
const actions: Record<string, string> = {
  "restaurant.registered": "Registered the restaurant",
  "restaurant.approved": "Approved the restaurant",
  "restaurant.rejected": "Rejected the restaurant",
  "restaurant.suspended": "Suspended the restaurant",
  "restaurant.resumed": "Brought the restaurant back",
  "restaurant.bank-viewed": "Viewed the bank details",
  "restaurant.asked": "Asked the applicant for something",
  "restaurant.application-changed": "Changed the application",
  "restaurant.sent-again": "Sent the application again",
  "restaurant.noted": "Added a note",
  "restaurant.edited": "Edited restaurant details",
  "restaurant.deleted": "Deleted the restaurant",
  "restaurant.settings": "Changed settings",
  "restaurant.hours": "Changed opening hours",
  "restaurant.mail": "Changed email settings",
  "restaurant.images": "Changed images",
  "menu.item-created": "Added a menu item",
  "menu.item-changed": "Changed a menu item",
  "menu.item-switched": "Changed a menu item’s availability",
  "menu.item-marked": "Marked a menu item",
  "menu.item-deleted": "Deleted a menu item",
  "menu.imported": "Imported a menu",
  "menu.category-created": "Added a category",
  "menu.category-changed": "Changed a category",
  "menu.category-renamed": "Renamed a category",
  "menu.category-deleted": "Deleted a category",
  "menu.category-served": "Changed when a category is served",
  "menu.serving-created": "Added a menu",
  "menu.serving-changed": "Changed a menu",
  "menu.serving-deleted": "Deleted a menu",
  "menu.group-created": "Added a group of add-ons",
  "menu.group-changed": "Changed a group of add-ons",
  "menu.group-deleted": "Deleted a group of add-ons",
  "menu.addon-assigned": "Added an add-on to a menu item",
  "menu.addon-unassigned": "Removed an add-on from a menu item",
  "menu.addon-created": "Added an add-on",
  "menu.addon-changed": "Changed an add-on",
  "menu.addon-deleted": "Deleted an add-on",
  "promotion.coupon-created": "Added a coupon",
  "promotion.coupon-changed": "Changed a coupon",
  "promotion.coupon-deleted": "Deleted a coupon",
  "promotion.offer-created": "Added an offer",
  "promotion.offer-changed": "Changed an offer",
  "promotion.offer-deleted": "Deleted an offer",
  "promotion.tax-created": "Added a tax",
  "promotion.tax-changed": "Changed a tax",
  "promotion.tax-deleted": "Deleted a tax",
  "review.answered": "Answered a review",
  "review.reported": "Reported a review",
  "review.decided": "Decided about a reported review",
  "order.refunded": "Gave money back",
  "order.line-changed": "Left out or replaced what is sold out",
  "order.question-withdrawn": "Withdrew a question about what is sold out",
  "order.refund-retried": "Retried a refund",
  "order.refund-settled": "Recorded a refund made by hand",
  "team.invited": "Invited somebody to the team",
  "team.invitation-taken-back": "Withdrew an invitation",
  "team.joined": "Joined the team",
  "team.role": "Changed a role",
  "team.removed": "Removed a team member",
  "agent.added": "Added a sales agent",
  "agent.changed": "Changed a sales agent",
  "agent.deleted": "Deleted a sales agent",
  "admin.added": "Added an administrator (ADMIN_EMAILS)",
  "admin.deactivated": "Deactivated an administrator (ADMIN_EMAILS)",
  "admin.reactivated": "Reactivated an administrator (ADMIN_EMAILS)",
  "customer.deactivated": "Deactivated a customer",
  "customer.reactivated": "Reactivated a customer",
  "team.sales": "Changed whether staff see sales",
  "team.refunds": "Changed what staff may give back",
  "access.signed-up": "Created an account",
  "access.signed-in": "Logged in",
  "access.refused": "Failed to log in",
  "access.password-changed": "Changed the password",
  "access.password-reset": "Reset the password by email",
  "access.data-exported": "Downloaded all own data",
  "access.document-viewed": "Opened a document",
  "access.list-exported": "Exported a list",
  "halal.declared": "Signed what is halal",
  "halal.unlisting": "Changed whether expired places are unlisted",
  "halal.reviewed": "Reviewed the halal statement",
  "halal.statement-asked": "Asked about the halal statement",
  "halal.statement-refused": "Refused the halal statement",
  "halal.certificate-sent": "Sent a halal certificate",
  "halal.certificate-verified": "Verified a halal certificate",
  "halal.certificate-refused": "Refused a halal certificate",
  "halal.certificate-revoked": "Revoked a halal certificate",
  "halal.certificate-asked": "Asked about a halal certificate",
  "halal.concern-answered": "Answered a concern about halal",
  "platform.calendar": "Adjusted the Hijri calendar",
  "halal.certifier-created": "Added a certifier",
  "halal.certifier-changed": "Changed a certifier",
  "books.day-closed": "Closed a day",
  "books.day-corrected": "Corrected a closed day",
  "guest.noted": "Added a note about a customer",
  "announcement.sent": "Sent a message to followers",
};

/** "Added a certifier"; an unknown action's own words. */
export const actionText = (action: string): string => actions[action] ?? words(action.replace(/^.*\./, ""));

/**
 * One field of a change: its old value (null: none) and its new one; both null where only the fact of a change is
 * recorded.
 */
export interface ChangeLine {
  field: string;
  from: string | null;
  to: string | null;
}

/**
 * Lines of text from changes, recorded as [from, to] by field, "changed", or a plain value; a value with fields of its own has a
 * line for each that differs. Anything else is skipped.
 */
export function changeLines(changes: unknown): ChangeLine[] {
  if (!isFields(changes)) return [];
  return Object.entries(changes).flatMap(([name, change]) => {
    const field = words(name);
    if (change === "changed") return { field, from: null, to: null };
    if (Array.isArray(change) && change.length === 2) return comparedLines(field, name, [change[0], change[1]]);
    return { field, from: null, to: shortened(valueText(name, change)) };
  });
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nothing where both read the same, such as none and an empty list. */
function comparedLines(field: string, name: string, [from, to]: [unknown, unknown]): ChangeLine[] {
  if (isFields(to) && (isFields(from) || from === null)) {
    const before = from ?? {};
    return Object.keys({ ...before, ...to }).flatMap((key) =>
      comparedLines(`${field}, ${words(key).toLowerCase()}`, key, [before[key] ?? null, to[key] ?? null]),
    );
  }
  const texts = [valueText(name, from), valueText(name, to)] as const;
  // An old value that nobody recorded is null: the new one counts then, also where it is empty.
  if (texts[0] === texts[1] && to !== "") return [];
  const skipped = from === null ? 0 : countSkipped(...texts);
  return [{ field, from: from === null ? null : shortened(texts[0], skipped), to: shortened(texts[1], skipped) }];
}

/** For spreadsheets: "Phone: (860) 555-0101 → (860) 555-0188; Bank name changed". */
export const changesText = (lines: readonly ChangeLine[]): string =>
  lines
    .map(({ field, from, to }) => {
      if (to === null) return `${field} changed`;
      return from === null ? `${field}: ${to}` : `${field}: ${from} → ${to}`;
    })
    .join("; ");

const maxLength = 160;
/** Characters before the first difference of two long texts that are shown. */
const shownBefore = 40;

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "number") {
    if (/_cents$|Cents$/.test(name)) return formatCents(value);
    return name.endsWith("_hundredths") ? String(value / 100) : String(value);
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return name === "filter" ? filterText(value) : value;
  if (Array.isArray(value)) {
    const separator = value.some(isFields) ? "; " : ", ";
    return value.length === 0 ? "none" : value.map((part) => valueText(name, part)).join(separator);
  }
  return Object.entries(value)
    .map(([key, part]) => `${words(key).toLowerCase()} ${valueText(key, part)}`)
    .join(", ");
}

/** An exported list's address says how it was filtered: "date_from=2026-11-01&status=paid". */
const filterText = (query: string): string =>
  [...new URLSearchParams(query)]
    .flatMap(([key, value]) => (value ? `${words(key).toLowerCase()} ${value}` : []))
    .join(", ");

/** How many characters at the beginning of two texts are left out, so that both show where they differ. */
function countSkipped(one: string, other: string): number {
  if (Math.max(one.length, other.length) <= maxLength) return 0;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same < maxLength - shownBefore ? 0 : same - shownBefore;
}

function shortened(text: string, skipped = 0): string {
  const shown = skipped > 0 ? `…${text.slice(skipped)}` : text;
  return shown.length > maxLength ? `${shown.slice(0, maxLength - 1)}…` : shown;
}

/** "price_cents" and "feeCents" as people read them: "Price", "Fee". */
const words = (name: string) => {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/_(?:cents|hundredths)$/i, "")
    .replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
