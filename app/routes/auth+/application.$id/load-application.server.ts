import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import {
  applicationAnswerRequest as answerSchema,
  bankRequest,
  resubmitRequest,
} from "@domain/contract/administration/application";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { applicationCalls } from "@domain/contract/calls/registrations";
import { type UploadKind, uploadKinds } from "@domain/registration/uploads";
import { readRegistrationForm } from "~/features/registration/read-form.server";
import { formRefusal, nullIfFailed } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { addApplicationFile, type OwnApplication, findApplication } from "~/host/registrations.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readText } from "~/lib/read-form.server";
import { registrationPaths } from "~/lib/registration-paths";
import { dateText, shortMomentText } from "~/lib/text/order-text";
import { getArea, getHomePath } from "~/session/areas";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { getApplicationHead, listMissingParts } from "./application-state";

/** An application for its owner, or for the sales agent who registered it; the host checks that. */
export async function loadApplication({ request, context, params }: LoaderFunctionArgs) {
  const user = requireArea(request, context, "merchant", "agent");
  const { host, logger } = context;
  const [found, news] = await Promise.all([
    findApplication(host, params.id ?? ""),
    listNotifications(host, { per_page: 1 }).catch(
      nullIfFailed(logger, "Notifications not loaded; application page shown without them"),
    ),
  ]);
  if (!found) throw notFoundPage("Application not found.", getHomePath(user.role));
  const now = new Date();
  const moment = (at: string) => shortMomentText(at, found.time_zone, now);
  const isOpen = found.status === "pending" || found.status === "rejected";
  return {
    id: found.id,
    name: found.name,
    picture: found.picture ?? null,
    owner: found.owner ?? null,
    isAgent: getArea(user.role) === "agent",
    unread: news?.unreadCount ?? null,
    head: getApplicationHead(found),
    sent: dateText(found.sent_at, found.time_zone, now),
    isOpen,
    /** Whether approval waits for the owner's press on the link that was mailed. */
    isUnconfirmed: isOpen && found.parts.email_confirmed === false,
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
    lacking: listMissingParts(found),
    changes: found.changes,
    steps: toSteps(found, moment),
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

/** Past steps, then future ones; the latest past step is the current one. */
function toSteps({ steps, status }: OwnApplication, moment: (at: string) => string) {
  const done = steps.flatMap(({ what, at }, index) => {
    // Consecutive questions are one step, with the time of the last.
    if (what === "asked" && steps[index + 1]?.what === "asked") return [];
    const before = steps.slice(0, index).findLastIndex((step) => step.what !== "asked");
    const questions = index - before;
    const label = what === "asked" && questions > 1 ? `We asked for ${questions} things` : (stepWords[what] ?? what);
    return [{ label, time: moment(at), state: "done" as const }];
  });
  const later = status === "pending" ? ["Decision", "Your menu goes live"] : [];
  return [...done, ...later.map((label) => ({ label, time: "", state: "later" as const }))];
}

/** For a refused form: which one it was, the reason, and the input (except bank numbers). */
export interface Refused {
  form: string;
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  typed: Record<string, string>;
  files: FileRefusal[];
}

/** Handles every form of the page: a file, bank details, an answer, or sending it again. The host checks access. */
export async function changeApplication({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "merchant", "agent");
  const { host } = context;
  const id = params.id ?? "";
  // The host checks access before accepting a file; checked first, so that a large form is not read in vain.
  const { form, refusals } = await readRegistrationForm(request, (upload) =>
    addApplicationFile(host, id, upload, request.signal),
  );
  const intent = readText(form, "intent") || "files";
  const [what = "", about = ""] = intent.split(":");
  const refused = (status: number, fields: Partial<Refused>) =>
    data({ form: intent, formErrors: [], fieldErrors: {}, typed: {}, files: [], ...fields }, status);
  if (what === "files" && refusals.length > 0) return refused(422, { files: refusals });
  const back = registrationPaths.application(id);
  const done = (message: string) => redirectWithToast(context, back, { type: "success", message });
  const schema = { bank: bankRequest, answer: answerSchema, send: resubmitRequest }[what];
  const typed = Object.fromEntries(
    ["bank_name", "answer", "message"].flatMap((name) => (form.has(name) ? [[name, readText(form, name)]] : [])),
  );
  const submission = schema && parseWithZod(form, { schema });
  if (submission && submission.status !== "success")
    return refused(422, { fieldErrors: errorsIn(submission.error), typed });
  try {
    switch (what) {
      case "files":
        return await done("Added. Send it again when you are done.");
      case "remove":
        await host.send(applicationCalls.deleteApplicationFile, { params: { id, documentId: about } });
        return await done("Document removed");
      case "bank":
        await host.send(applicationCalls.saveApplicationBank, {
          params: { id },
          body: bankRequest.parse(submission?.value),
        });
        return await done("Bank details saved");
      case "answer":
        await host.send(applicationCalls.answerApplicationRequest, {
          params: { id, requestId: about },
          body: { answer: answerSchema.parse(submission?.value).answer },
        });
        return await done("Answer saved");
      case "send":
        await host.send(applicationCalls.resubmitApplication, {
          params: { id },
          body: { message: resubmitRequest.parse(submission?.value).message || null },
        });
        return await done("Sent again. We will email you our decision.");
      default:
        return refused(400, { formErrors: ["That did not work. Please try again."] });
    }
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "We could not save this. Please try again.");
    return refused(status, { formErrors, fieldErrors, typed });
  }
}

const errorsIn = (errors: Record<string, string[] | null> | null | undefined) =>
  Object.fromEntries(Object.entries(errors ?? {}).flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));
