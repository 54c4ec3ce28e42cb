import { type LoaderFunctionArgs, type ActionFunctionArgs, data } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalEvidence, HalalQueue, OwnCertificate } from "@domain/contract/halal";
import { otherCertifier } from "@domain/values/choices";
import type { Host } from "~/host/client/host";
import { nullIfNotFound, nullIfUnsupported, rethrowUnlessHostError, saveRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { certificateForm } from "./schema";

/**
 * Extended. All evidence of a restaurant, for its team and administrators; null where the host has none. @throws
 * HostError not_found, forbidden
 */
export const getEvidence = (
  host: Pick<Host, "call">,
  restaurantId: string,
  subject?: string,
): Promise<HalalEvidence | null> =>
  host.call(halalCalls.getHalalEvidence, { params: { id: restaurantId }, query: { subject } }).catch(nullIfUnsupported);

/**
 * Extended. All evidence of a restaurant, for its team and administrators; null where the host has none and for an unknown
 * restaurant. @param subject which part is opened, for the audit log
 */
export const findEvidence = (
  host: Pick<Host, "call">,
  restaurantId: string,
  subject?: string,
): Promise<HalalEvidence | null> => getEvidence(host, restaurantId, subject).catch(nullIfNotFound);

/**
 * Extended. [HALAL-5] The name and address in the certificate that the badge depends on: changing them removes the
 * badge. Null without such a certificate, and on errors, since the host checks what is saved.
 */
export async function findCertifiedAs(host: Pick<Host, "call">, restaurantId: string) {
  const evidence = await getEvidence(host, restaurantId).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    return null;
  });
  const counts = evidence?.view.state === "certified" ? evidence.view.certificate?.id : undefined;
  const paper = evidence?.certificates.find(({ id }) => id === counts);
  return paper ? { holder: paper.holder, address: paper.address } : null;
}

export type QueueKind = keyof HalalQueue["counts"];
export type QueueRow = HalalQueue["data"][number];

const noCounts = { new: 0, expiring: 0, expired: 0, reported: 0 };

/**
 * Extended. What administrators have to review: one of the four lists, and the counts of all. @throws HostError
 * unsupported
 */
export async function getQueue(host: Pick<Host, "call">, kind: QueueKind) {
  const { items, extraFields } = await host.call(halalCalls.listHalalQueue, { query: { kind } });
  return {
    rows: items,
    counts: { ...noCounts, ...extraFields?.counts },
    unlistsExpired: extraFields?.unlists_expired ?? null,
  };
}

/** Extended. The directory of certifiers by name; empty where the host has none. */
export async function listCertifiers(host: Pick<Host, "call">) {
  const list = await host.call(halalCalls.listCertifiers).catch(nullIfUnsupported);
  return list?.items ?? [];
}

/** The evidence that a panel changes. Throws the 404 page where the host has none. */
export async function loadOwnEvidence({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { restaurant } = requireEditor(request, context);
  const evidence = await getEvidence(context.host, restaurant.id);
  if (!evidence)
    throw notFoundPage("Halal evidence is not available here.", {
      to: dashboardPaths.dashboardSettings(),
      label: "Back to Settings",
    });
  return { restaurant, evidence, isCertified: evidence.view.state === "certified" };
}

/** The form's choices, prefilled from the certificate `from`: all but file, number and dates. */
export async function certificateChoices(host: Pick<Host, "call">, evidence: HalalEvidence, from: string | null) {
  const all = await listCertifiers(host);
  const certifiers = all.filter(({ is_active }) => is_active).map(({ id, name }) => ({ id, name }));
  const before = evidence.certificates.find(({ id }) => id === from);
  const { name, address } = evidence.view;
  const isKnown = certifiers.some(({ id }) => id === before?.certifier_id);
  return {
    isRenewal: before?.state === "verified" || before?.state === "expired",
    note: reviewNote(evidence.certificates),
    certifiers,
    suppliers: evidence.view.suppliers.map((supplier) => ({ id: supplier.id, name: supplier.name })),
    values: before
      ? valuesFrom(before, isKnown)
      : { holder: evidence.legal_name ?? name, address, scope: "outlet", is_public: false },
  };
}

/** [HALAL-5] What becomes of a certificate that is sent, and of one that holds meanwhile. */
export const reviewNote = (sent: readonly Pick<OwnCertificate, "state">[]): string => {
  const checked = "We compare the document with what you enter and ask the certifier.";
  return sent.some(({ state }) => state === "verified")
    ? `${checked} Meanwhile the current certificate still counts.`
    : checked;
};

const valuesFrom = (before: OwnCertificate, isKnown: boolean) => ({
  certifier_id: isKnown ? (before.certifier_id ?? "") : otherCertifier,
  certifier: isKnown ? "" : before.certifier,
  scope: before.scope,
  supplier_id: before.supplier_id ?? "",
  holder: before.holder,
  address: before.address,
  covers: before.covers ?? "",
  not_covered: before.not_covered ?? "",
  is_public: before.is_public,
});

const validator = createValidator(certificateForm);

/** [HALAL-2] Submits a certificate and returns. The host validates file and dates, and adds it to the others. */
export async function sendCertificate(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  restaurantId: string,
  back: string,
) {
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { file, certifier_id: chosen, certifier: typed, is_public: isPublic, ...rest } = result.data;
    const certifier = (await listCertifiers(context.host)).find(({ id }) => id === chosen);
    const fields = {
      ...rest,
      certifier_id: certifier?.id,
      certifier: certifier?.name ?? typed,
      is_public: isPublic ? "true" : undefined,
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
    body.append("file", file, file instanceof File ? file.name : "certificate");
    const headers = await formKeyHeaders(request, form);
    const upload = { params: { id: restaurantId }, body, headers, timeoutMs: 60_000 };
    const { message } = await context.host.send(halalCalls.submitCertificate, upload);
    return await redirectWithToast(context, back, {
      type: "success",
      message: message ?? "The certificate was sent",
    });
  } catch (error) {
    const refusal = saveRefusal(error, "The certificate could not be sent");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
