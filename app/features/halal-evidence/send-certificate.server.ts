import { type ActionFunctionArgs, data } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import type { HalalEvidence, OwnCertificate } from "@domain/contract/halal";
import { otherCertifier } from "@domain/values/choices";
import type { Host } from "~/host/client/host";
import { formRefusal } from "~/host/errors";
import { readForm } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { readCertifiers } from "./read-evidence.server";
import { certificateForm } from "./schema";

/** The form's choices, begun with what stays from the certificate with the id `from`: all but file, number and days. */
export async function certificateChoices(host: Pick<Host, "call">, evidence: HalalEvidence, from: string | null) {
  const all = await readCertifiers(host);
  const certifiers = all.filter(({ is_active }) => is_active).map(({ id, name }) => ({ id, name }));
  const before = evidence.certificates.find(({ id }) => id === from);
  const { name, address } = evidence.view;
  const isKnown = certifiers.some(({ id }) => id === before?.certifier_id);
  return {
    isRenewal: before?.state === "verified" || before?.state === "expired",
    certifiers,
    suppliers: evidence.view.suppliers.map((supplier) => ({ id: supplier.id, name: supplier.name })),
    values: before
      ? valuesFrom(before, isKnown)
      : { holder: evidence.legal_name ?? name, address, scope: "outlet", is_public: false },
  };
}

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

/** [HALAL-2] Sends it and leads back. The host judges file and days, and keeps the paper beside all others. */
export async function sendCertificate(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  restaurantId: string,
  back: string,
) {
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  try {
    const { file, certifier_id: chosen, certifier: typed, is_public: isPublic, ...rest } = result.data;
    const known = (await readCertifiers(context.host)).find(({ id }) => id === chosen);
    const fields = {
      ...rest,
      certifier_id: known?.id,
      certifier: known?.name ?? typed,
      is_public: isPublic ? "true" : undefined,
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
    body.append("file", file, file instanceof File ? file.name : "certificate");
    const sent = { params: { id: restaurantId }, body, timeoutMs: 60_000 };
    const { message } = await context.host.send(halalCalls.submitCertificate, sent);
    return await redirectWithToast(context, back, {
      type: "success",
      message: message ?? "The certificate was sent",
    });
  } catch (error) {
    const refusal = formRefusal(error, "The certificate could not be sent");
    return data(refusedForm(result, refusal), refusal.status);
  }
}
