import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import * as z from "zod";
import type { DraftValues } from "@domain/contract/administration/registration";
import { agentStep } from "@domain/registration/steps";
import { HostError, isHostError, formRefusal } from "~/host/errors";
import { registrationPaths } from "~/lib/registration-paths";
import { ownDraft } from "./own-draft.server";
import { readRegistrationForm } from "./read-form.server";
import { stepAfter, stepBefore, stepOf } from "./steps";
import { submitRegistration } from "./submit.server";
import { secretFields, stepSchemas, valuesToKeep } from "./values.server";

/** [WIZ-1, WIZ-21] Every button keeps what is on the page, right or wrong; then it goes on, back, or says what is wrong. */
export async function runWizard({ request, context }: ActionFunctionArgs) {
  const step = stepOf(request);
  context.progress.stepSent = true;
  // Refused or not: the form is read all the same, so that nothing typed is lost.
  const own = await ownDraft(context).catch(asRefusal);
  const { form, refusals } = await readRegistrationForm(request, async (upload) => {
    if (own instanceof HostError) throw own;
    return context.drafts.addFile(own.token, upload, request.signal);
  });
  const kept = own instanceof HostError ? {} : own.draft.values;
  // The password is not sent back to the browser: left empty, the one that was given stays.
  const given = "password" in kept ? kept.password : null;
  if (step === 2 && !form.get("password") && typeof given === "string") form.set("password", given);
  const submission = parseWithZod(form, { schema: stepSchemas[step] });
  const refused = (status: number, reply = submission.reply({ hideFields: secretFields })) =>
    data({ lastResult: reply, refusals }, status);
  try {
    if (own instanceof HostError) throw own;
    const { token } = own;
    const { drafts, registration } = context;
    const intent = String(form.get("intent") ?? "next");
    const values = valuesToKeep(step, submission.payload);
    if (intent === "copy-hours") values.operatingHours = copiedHours(values.operatingHours);
    await drafts.save(token, values);
    if (intent === "back") return redirect(registrationPaths.step(stepBefore(step)));
    if (intent === "copy-hours") return redirect(`${registrationPaths.step(step)}#hours`);
    if (intent.startsWith("remove:")) {
      await drafts.removeFile(token, intent.slice("remove:".length));
      return redirect(`${registrationPaths.step(step)}#documents`);
    }
    if (intent === "upload") {
      if (refusals.length > 0) return data({ lastResult: null, refusals }, 422);
      return redirect(`${registrationPaths.step(step)}#documents`);
    }
    if (submission.status !== "success" || refusals.length > 0) return refused(422);
    if (step === 4) {
      const agent = agentStep.parse(submission.value);
      return await submitRegistration(request, context, { token, values: { ...kept, ...values }, agent });
    }
    const ticket = await registration.read();
    if (ticket?.problem?.step === step) await registration.keep({ ...ticket, problem: null });
    return redirect(registrationPaths.step(stepAfter(step)));
  } catch (error) {
    const refusal = formRefusal(error, "We could not save this step. Please try again.");
    return refused(refusal.status, submission.reply({ ...refusal, hideFields: secretFields }));
  }
}

/** The host's refusal, to be told beside the form. @throws whatever else went wrong */
function asRefusal(error: unknown): HostError {
  if (isHostError(error)) return error;
  throw error;
}

const rows = z.array(z.looseObject({ fromTime: z.string().optional(), toTime: z.string().optional() }));

/** The first day's times for every day that is open, as "Copy Monday" asks for; what is no table stays as it is. */
function copiedHours(typed: DraftValues[string] | undefined): DraftValues[string] {
  const week = z.array(z.record(z.string(), z.json())).safeParse(typed).data;
  const first = rows.safeParse(typed).data?.[0];
  if (!week || !first?.fromTime || !first.toTime) return typed ?? null;
  const { fromTime, toTime } = first;
  return week.map((row) => ("isOpen" in row ? { ...row, fromTime, toTime } : row));
}
