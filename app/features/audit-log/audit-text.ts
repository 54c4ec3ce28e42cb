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
 * Lines of text from changes, recorded as [from, to] by field, "changed", or a plain value. Anything else is skipped.
 */
export function changeLines(changes: unknown): ChangeLine[] {
  if (typeof changes !== "object" || changes === null || Array.isArray(changes)) return [];
  return Object.entries(changes).map(([name, change]: [string, unknown]) => {
    const field = words(name.replace(/_(?:cents|hundredths)$/, ""));
    if (change === "changed") return { field, from: null, to: null };
    if (Array.isArray(change) && change.length === 2)
      return { field, from: change[0] === null ? null : valueText(name, change[0]), to: valueText(name, change[1]) };
    return { field, from: null, to: valueText(name, change) };
  });
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

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "number") {
    if (name.endsWith("_cents")) return formatCents(value);
    return name.endsWith("_hundredths") ? String(value / 100) : String(value);
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return shortened(value);
  if (Array.isArray(value) && value.every((part) => typeof part !== "object"))
    return value.length === 0 ? "none" : shortened(value.join(", "));
  return shortened(JSON.stringify(value));
}

const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);

const words = (name: string) => {
  const text = name.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
