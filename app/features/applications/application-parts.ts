import type { Application } from "@domain/contract/administration/application";
import type { Lenient } from "@domain/contract/primitives";
import { isRoutingNumber } from "@domain/registration/routing-number";
import { isMaskedNumber } from "@domain/restaurants/bank-mask";
import { pluralize } from "@domain/values/plural";

/** The tab of a restaurant's page that displays a part. */
export type ApplicationTab = "overview" | "owner" | "business" | "documents" | "halal";

/** [HALAL-4] This part has its own, more detailed line where there is evidence. */
export const halalLabel = "Halal evidence";
const halalTexts = { certificate: "A certificate was sent", declaration: "The owner’s signed statement" };

export interface ApplicationPart {
  label: string;
  /** Its content in short, or that it is missing. */
  text: string;
  isThere: boolean;
  tab: ApplicationTab;
}

/**
 * [ADMIN-9] What an application contains and lacks, as the host counted it. `routingNumber` is validated here for hosts
 * that send it without a verdict.
 */
export function applicationParts(application: Lenient<Application>, routingNumber?: string | null): ApplicationPart[] {
  const { open_days: days, menu_file: file, menu_items: items } = application;
  const part = (label: string, tab: ApplicationTab, isThere: boolean, there: string, missing = "Not given") => ({
    label,
    tab,
    isThere,
    text: isThere ? there : missing,
  });
  const contacts = [
    ["Email", application.email],
    ["phone", application.phone],
    ["WhatsApp", application.whatsapp],
  ] as const;
  const lacking = contacts.flatMap(([name, isPresent]) => (isPresent ? [] : [name]));
  const isSound =
    application.routing_sound ??
    (routingNumber && !isMaskedNumber(routingNumber) ? isRoutingNumber(routingNumber) : null);
  const isBankSound = application.bank && isSound !== false;
  return [
    part(
      "Owner contact",
      "owner",
      lacking.length === 0,
      "Email, phone and WhatsApp given",
      `No ${lacking.join(", no ")}`,
    ),
    // Approval is refused without; an older or foreign host does not say.
    ...(application.email_confirmed === false
      ? [
          part(
            "Confirmed email",
            "owner",
            false,
            "",
            "Not confirmed yet, so this cannot be approved. The owner finds the link in our mail, or has it sent again once logged in",
          ),
        ]
      : []),
    part("Terms", "business", application.terms, "Agreed", "Not agreed"),
    part("Opening hours", "overview", days > 0, `Open ${pluralize(days, "day")} a week`, "No day is open"),
    part("Sales tax ID", "business", application.sales_tax_id, "Given"),
    part(
      "Bank details",
      "business",
      isBankSound,
      isSound ? "The routing number passes its checksum" : "Given",
      application.bank ? "The routing number fails its checksum" : "Not given",
    ),
    part("Voided check", "documents", application.voided_check, "Uploaded", "Not uploaded"),
    part(
      "Menu",
      "documents",
      Boolean(file) || items > 0,
      [file, items > 0 && pluralize(items, "item")].filter(Boolean).join(", "),
      "No file and no items",
    ),
    part("Picture", "documents", application.picture, "Logo or banner uploaded", "No logo and no banner image"),
    // A host without halal evidence omits it.
    ...(application.halal === undefined
      ? []
      : [part(halalLabel, "halal", application.halal !== null, halalTexts[application.halal ?? "certificate"])]),
  ];
}

/** What is new in a resubmitted application, or what it waits for; null for neither. */
export function getApplicationNews({
  sent_again_at: again,
  sent_changes: changes,
  open_requests: open,
}: Lenient<Application>): string | null {
  if (open) return `Waits for the applicant: ${pluralize(open, "question")} open`;
  return again ? `Sent again: ${(changes ?? []).join(", ") || "nothing changed"}` : null;
}

/** "Bank details, voided check", for a list's cell. */
export function missingText(application: Lenient<Application>): string {
  const missing = applicationParts(application).flatMap(({ label, isThere }) => (isThere ? [] : [label]));
  if (missing.length === 0) return "Nothing, ready to approve";
  // Only the first name keeps its capital.
  return missing
    .map((label, index) => (index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join(", ");
}
