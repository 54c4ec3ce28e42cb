import { type ActionFunctionArgs, data } from "@remix-run/node";
import { halalCalls } from "@domain/contract/calls/halal";
import { standardZone } from "@domain/local-time";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import { formRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { certifierForm } from "./schema";

const validator = createValidator(certifierForm);

/** [HALAL-3] Saves the panel (`id` null: a new certifier) and closes it. */
export async function saveCertifier({ request, context }: ActionFunctionArgs, id: string | null) {
  requireArea(request, context, "admin");
  const result = await validator.validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { host } = context;
  const body = result.data;
  try {
    const { message } = await (id === null
      ? host.send(halalCalls.addCertifier, { body })
      : host.send(halalCalls.changeCertifier, { params: { id }, body }));
    const back = `${dashboardPaths.adminCertifiers()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? "Certifier saved" });
  } catch (error) {
    const refusal = formRefusal(error, "The certifier could not be saved");
    const timeZone = () => Promise.resolve(standardZone);
    const conflict = await editConflict(error, { typed: result.submittedData, compared: null, timeZone });
    const answer = { ...refusedForm(result, refusal), conflict, version: conflict?.version ?? null };
    return data(answer, refusal.status);
  }
}
