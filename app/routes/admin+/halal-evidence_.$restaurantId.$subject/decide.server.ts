import { type ActionFunctionArgs, data } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import type { OwnCertificate } from "@domain/contract/halal";
import { findEvidence } from "~/features/halal-evidence/evidence.server";
import { concernForm, paperFields, reviewForm, verifyForm } from "~/features/halal-evidence/schema";
import { nextInQueueHref, readQueueKind } from "~/features/halal-queue/queue.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";

const validators = {
  verify: createValidator(verifyForm),
  review: createValidator(reviewForm),
  answer: createValidator(concernForm),
};

/**
 * [HALAL-8] Decisions made on the page itself: verifying a certificate, reviewing a declaration, or closing a concern.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  requireArea(request, context, "admin");
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "verify") return verify(args, form);
  if (intent === "unlist") return unlist(args, form);
  return intent === "answer" ? answer(args, form) : review(args, form);
}

type Submitted = Parameters<typeof refusedForm>[0];
type Send = () => Promise<{ message: string | null }>;

/** Sends a decision and opens the next item; if refused, the page shows the reason and keeps the input. */
async function decided(args: ActionFunctionArgs, form: Submitted, texts: { done: string; failed: string }, send: Send) {
  const { context } = args;
  try {
    const { message } = await send();
    const toast = { type: "success", message: message ?? texts.done } as const;
    return await redirectWithToast(context, await nextInQueueHref(context.host, args), toast);
  } catch (error) {
    const refusal = formRefusal(error, texts.failed);
    return data(refusedForm(form, refusal), refusal.status);
  }
}

/** The reason sent to the owner when a place is unlisted in one step. */
const reasons: Record<string, string> = {
  concern: "Somebody reported a concern about halal at your place. We look into it before you are listed again.",
  refused: "Your halal certificate was refused. Send one that we can check in Settings / Halal.",
  revoked: "Your halal certificate no longer counts. Send another one in Settings / Halal.",
  expired: "Your halal certificate has expired. Send the new one in Settings / Halal.",
};

/** [HALAL-9] The item under review stays open: suspending its place does not decide it. */
async function unlist({ request, params, context }: ActionFunctionArgs, form: FormData) {
  const [id, subject] = [params.restaurantId ?? "", params.subject ?? ""];
  const here = dashboardPaths.adminHalalReview(id, subject, { kind: readQueueKind(request) });
  const body = { reason: reasons[readText(form, "why")] ?? reasons.concern ?? "" };
  const failed = "The place could not be unlisted";
  try {
    const { message } = await context.host.send(restaurantCalls.suspendRestaurant, { params: { id }, body });
    const toast = { type: "success", message: message ?? "Unlisted" } as const;
    return await redirectWithToast(context, here, toast);
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ formError: refusal.formErrors[0] ?? failed }, refusal.status);
  }
}

async function verify(args: ActionFunctionArgs, form: FormData) {
  const { host } = args.context;
  const [id, certificateId] = [args.params.restaurantId ?? "", args.params.subject ?? ""];
  const result = await validators.verify.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const evidence = await findEvidence(host, id);
  const certificate = evidence?.certificates.find((one) => one.id === certificateId);
  const { checked_by, note, version = 0 } = result.data;
  const corrections = certificate && findCorrections(certificate, result.data);
  const body = { step: "verify" as const, version, checked_by, note, corrections };
  const texts = { done: "Verified", failed: "The certificate could not be verified" };
  const call = { params: { id, certificateId }, body };
  return decided(args, result, texts, () => host.send(halalCalls.decideCertificate, call));
}

/** Values that the administrator read differently; the API stores both. */
function findCorrections(certificate: OwnCertificate, typed: Record<string, unknown>) {
  const before = new Map<string, unknown>(Object.entries(certificate));
  const changed = paperFields.filter((name) => (typed[name] ?? null) !== (before.get(name) ?? null));
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, typed[name] ?? null])) : undefined;
}

async function review(args: ActionFunctionArgs, form: FormData) {
  const result = await validators.review.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const body = { step: "accept" as const, ...result.data };
  const call = { params: { id: args.params.restaurantId ?? "" }, body };
  const texts = { done: "Marked as reviewed", failed: "It could not be saved" };
  return decided(args, result, texts, () => args.context.host.send(halalCalls.reviewDeclaration, call));
}

async function answer(args: ActionFunctionArgs, form: FormData) {
  const result = await validators.answer.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const call = { params: { id: args.params.subject ?? "" }, body: result.data };
  const texts = { done: "The concern is answered", failed: "The concern could not be answered" };
  return decided(args, result, texts, () => args.context.host.send(halalCalls.answerConcern, call));
}
