import type { ApplicationPart } from "@domain/contract/administration/application";
import { pluralize } from "@domain/values/plural";
import type { OwnApplication } from "~/host/registrations.server";

export interface Head {
  mark: "waiting" | "asked" | "rejected" | "approved" | "suspended";
  title: string;
  text: string;
  /** The number of questions, and how many are answered. */
  done: number;
  all: number;
}

/** The page's introduction: the application's status, and what to do next. It promises no dates. */
export function getApplicationHead({ status, reason, requests, changes, parts, bank, documents }: HeadFacts): Head {
  const done = requests.filter(({ answered_at }) => answered_at).length;
  const progress = { done, all: requests.length };
  const open = requests.length - done;
  if (status === "approved")
    return {
      mark: "approved",
      title: "Approved",
      text:
        parts.menu_items > 0
          ? "Customers find your restaurant and can order from it."
          : "Customers find your restaurant. They can order once its menu has dishes.",
      ...progress,
    };
  if (status === "suspended")
    return {
      mark: "suspended",
      title: "Suspended",
      text: withReason(reason, "Customers cannot find your restaurant at the moment."),
      ...progress,
    };
  if (status === "rejected")
    return {
      mark: "rejected",
      title: "Rejected",
      text: `${withReason(reason, "We gave no reason.")} You may change your application and send it again.`,
      ...progress,
    };
  if (open > 0)
    return {
      mark: "asked",
      title: pluralize(open, "thing is missing", "things are missing"),
      text: `Add ${open === 1 ? "it" : "them"} and send again. All else stays as it is.`,
      ...progress,
    };
  if (changes.length > 0)
    return {
      mark: "waiting",
      title: "Not sent yet",
      text: "You have unsent changes. Send the application again, so that we can review it.",
      ...progress,
    };
  const lacking = listMissingParts({ parts, bank, documents });
  const text =
    lacking.length > 0
      ? `You can add what is still missing: ${lacking.join(", ").toLowerCase()}.`
      : parts.email_confirmed === false
        ? "All is here but a confirmed email address."
        : "Nothing is missing. We will email you our decision.";
  return { mark: "waiting", title: "Under review", text, ...progress };
}

type HeadFacts = Pick<OwnApplication, "status" | "reason" | "requests" | "changes" | "parts" | "bank" | "documents">;

const withReason = (reason: string | null | undefined, without: string) => (reason ? `Reason: ${reason}` : without);

/** Missing parts, as text. The menu may be a file or items. */
export function listMissingParts({
  parts,
  bank,
  documents,
}: Pick<OwnApplication, "parts" | "bank" | "documents">): string[] {
  const has = (kind: string) => documents.some((document) => document.kind === kind);
  return [
    ...(bank ? [] : ["Bank details"]),
    ...(has("voided_check") ? [] : ["Voided check"]),
    ...(has("menu_file") || parts.menu_items > 0 ? [] : ["Menu"]),
    ...(has("logo") || parts.picture ? [] : ["Business banner"]),
    ...(parts.halal === null ? ["Halal evidence"] : []),
  ];
}

/** The name of a requested part within a sentence. */
export const requestLabels: Record<ApplicationPart, string> = {
  voided_check: "voided check",
  menu_file: "menu",
  logo: "banner",
  additional_document: "document",
  bank: "bank details",
  halal: "halal evidence",
  answer: "answer",
};

/** Requested parts that are still missing. */
export const openRequests = <Request extends { answered: string | null }>({
  requests,
}: {
  requests: readonly Request[];
}): Request[] => requests.filter(({ answered }) => !answered);

/** Whether it waits for the applicant rather than for us. */
export const needsSending = (page: {
  head: Pick<Head, "mark">;
  requests: readonly { answered: string | null }[];
  changes: readonly string[];
}): boolean => page.head.mark === "rejected" || openRequests(page).length > 0 || page.changes.length > 0;
