import { type ActionFunctionArgs, data } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { defaultTimeZone } from "@domain/local-time";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { saveRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { certifierForm } from "./schema";

const validator = createValidator(certifierForm);

/** [HALAL-3] Saves the panel (`id` null: a new certifier) and closes it. */
export async function saveCertifier({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const form = await readForm(request);
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { host } = context;
  const { logo: file, kept_logo: pendingLogo, remove_logo: removed, ...fields } = result.data;
  let logo = removed ? null : pendingLogo || undefined;
  try {
    if (file) logo = await uploadLogo(host, file);
    const body = { ...fields, logo };
    const headers = await formKeyHeaders(request, form);
    const { message } = await (id === null
      ? host.send(halalCalls.addCertifier, { body, headers })
      : host.send(halalCalls.updateCertifier, { params: { id }, body, headers }));
    const back = `${dashboardPaths.adminCertifiers()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Certifier saved" });
  } catch (error) {
    const refusal = saveRefusal(error, "The certifier could not be saved");
    const timeZone = () => Promise.resolve(defaultTimeZone);
    const conflict = await editConflict(error, { typed: result.submittedData, compared: null, timeZone });
    const version = conflict?.version ?? null;
    // A response cannot fill a file field; the host has stored the file.
    const answer = {
      ...refusedForm(result, refusal),
      conflict,
      version,
      pendingPictures: logo && { logo: { id: logo, image: logo } },
    };
    return data(answer, refusal.status);
  }
}

/** @returns its URL @throws HostError validation_failed naming `logo` */
async function uploadLogo(host: Pick<Host, "call">, file: Blob): Promise<string> {
  const body = new FormData();
  body.append("logo", file, "logo");
  return (await host.call(halalCalls.uploadCertifierLogo, { body, timeoutMs: 30_000 })).image;
}
