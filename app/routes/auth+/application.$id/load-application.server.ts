import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type UploadKind, uploadKinds } from "@domain/registration/uploads";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { type OwnApplication, readApplication } from "~/host/registrations.server";
import { dateText, shortMomentText } from "~/lib/text/order-text";
import { areaOf, homeOf } from "~/session/areas";
import { requireArea } from "~/session/guards.server";
import { headOf, lackingOf } from "./application-state";

/** Their application for its owner, and one they registered for its sales agent; the host says whose it is. */
export async function loadApplication({ request, context, params }: LoaderFunctionArgs) {
  const user = requireArea(request, context, "merchant", "agent");
  const { host, logger } = context;
  const [found, news] = await Promise.all([
    readApplication(host, params.id ?? ""),
    listNotifications(host, { per_page: 1 }).catch((error: unknown) => {
      if (!isHostError(error) || error.code === "unauthenticated") throw error;
      logger.warn({ code: error.code }, "The application's page goes without its bell");
      return null;
    }),
  ]);
  if (!found) throw data({ code: "not_found", message: "Application not found.", home: homeOf(user.role) }, 404);
  const now = new Date();
  const moment = (at: string) => shortMomentText(at, found.time_zone, now);
  const isOpen = found.status === "pending" || found.status === "rejected";
  return {
    id: found.id,
    name: found.name,
    picture: found.picture ?? null,
    owner: found.owner ?? null,
    isAgent: areaOf(user.role) === "agent",
    unread: news?.unreadCount ?? null,
    head: headOf(found),
    sent: dateText(found.sent_at, found.time_zone, now),
    isOpen,
    requests: found.requests.map(({ asked_at, answered_at, ...request }) => ({
      ...request,
      answer: request.answer ?? "",
      asked: moment(asked_at),
      answered: answered_at ? moment(answered_at) : null,
    })),
    documents: kinds.map((kind) => ({
      kind,
      label: uploadKinds[kind].label,
      accept: uploadKinds[kind].accept,
      files: found.documents
        .filter((document) => document.kind === kind)
        .map(({ id, name, content_type, created_at }) => ({
          id,
          name,
          isPicture: content_type.startsWith("image/"),
          added: moment(created_at),
        })),
    })),
    bank: found.bank ?? null,
    lacking: lackingOf(found),
    changes: found.changes,
    steps: stepsOf(found, moment),
    registeredBy: found.parts.registered_by ?? null,
  };
}

export type ApplicationPage = Awaited<ReturnType<typeof loadApplication>>;

const kinds: readonly UploadKind[] = ["voided_check", "menu_file", "logo", "additional_document"];

const stepWords: Record<string, string> = {
  registered: "Sent",
  asked: "We asked for something",
  "sent-again": "Sent again",
  rejected: "Rejected",
  approved: "Approved",
  suspended: "Suspended",
  resumed: "Listed again",
};

/** What happened, then what comes; the last that happened is where it stands. */
function stepsOf({ steps, status }: OwnApplication, moment: (at: string) => string) {
  const done = steps.flatMap(({ what, at }, index) => {
    // Questions in a row are one step, at the time of the last.
    if (what === "asked" && steps[index + 1]?.what === "asked") return [];
    const before = steps.slice(0, index).findLastIndex((step) => step.what !== "asked");
    const asked = index - before;
    const label = what === "asked" && asked > 1 ? `We asked for ${asked} things` : (stepWords[what] ?? what);
    return [{ label, time: moment(at), state: "done" as const }];
  });
  const later = status === "pending" ? ["Decision", "Your menu goes live"] : [];
  return [...done, ...later.map((label) => ({ label, time: "", state: "later" as const }))];
}
