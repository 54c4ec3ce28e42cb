import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/node";
import * as z from "zod";
import type { DraftValues } from "@domain/contract/administration/registration";
import { agentStep, type AgentStep } from "@domain/registration/steps";
import { findInvoiceKind, invoiceSlots } from "@domain/registration/uploads";
import { toFormField } from "@domain/registration/wire-fields";
import { isAtStreet } from "@domain/restaurants/street";
import { listCertifiers } from "~/features/halal-evidence/evidence.server";
import { revokeToken } from "~/host/auth.server";
import type { Host } from "~/host/client/host";
import { HostError, isHostError, saveRefusal, UpstreamError } from "~/host/errors";
import type { RegistrationDraft } from "~/host/registration-drafts/draft-store";
import { readText } from "~/lib/read-form.server";
import { registrationPaths } from "~/lib/registration-paths";
import { findChosenPoint } from "~/places/chosen-place.server";
import { getArea } from "~/session/areas";
import { authenticatorFor, credentialsRequest } from "~/session/authenticator.server";
import type { RegistrationProgress } from "~/session/registration-cookie.server";
import { redirectWithToast } from "~/session/toasts.server";
import { readRegistrationForm } from "./read-form.server";
import { stepIndex, type Step, adjacentStep, readStep } from "./steps";
import { fieldsToSend, firstOpenStep, halalProblems, secretFields, stepSchemas, toDraftValues } from "./values.server";
import { getOrCreateDraft, acceptsHalal } from "./wizard-page.server";

/**
 * [WIZ-1, WIZ-21] Every button saves the page's values, valid or not; then it goes on, back, or returns the problems.
 */
export async function runWizard({ request, context }: ActionFunctionArgs) {
  const step = readStep(request);
  context.progress.stepSent = true;
  // The form is read even when the request is refused, so that nothing typed is lost.
  const own = await getOrCreateDraft(context, step).catch(asRefusal);
  const { form, refusals } = await readRegistrationForm(request, async (upload) => {
    if (own instanceof HostError) throw own;
    return context.drafts.addFile(own.token, upload, request.signal);
  });
  const draftValues = own instanceof HostError ? {} : own.draft.values;
  // The password is not sent back to the browser: left empty, the stored one stays.
  const storedPassword = "password" in draftValues ? draftValues.password : null;
  if (step === 2 && !form.get("password") && typeof storedPassword === "string") form.set("password", storedPassword);
  if (step === 1) await setPoint(context, form, draftValues);
  const submission = parseWithZod<z.ZodType<Record<string, unknown>>>(form, { schema: stepSchemas[step] });
  const refused = (status: number, reply = submission.reply({ hideFields: secretFields })) =>
    data({ lastResult: reply, refusals }, status);
  try {
    if (own instanceof HostError) throw own;
    const { token } = own;
    const { drafts, registration, host } = context;
    const intent = readText(form, "intent") || "next";
    const values = toDraftValues(step, submission.payload);
    if (intent === "copy-hours") values.operatingHours = copiedHours(values.operatingHours);
    const suppliers = changedSuppliers(intent, values.suppliers, own.draft.files);
    if (suppliers) values.suppliers = suppliers.remaining;
    await drafts.save(token, values);
    const asksHalal = await acceptsHalal(host);
    if (intent === "back") return redirect(registrationPaths.step(adjacentStep(step, -1, asksHalal)));
    if (suppliers) {
      for (const id of suppliers.files) await drafts.removeFile(token, id);
      return redirect(`${registrationPaths.step(step)}#suppliers`);
    }
    if (intent === "copy-hours") return redirect(`${registrationPaths.step(step)}#hours`);
    const papers = `${registrationPaths.step(step)}#${step === "halal" ? "evidence" : "documents"}`;
    if (intent.startsWith("remove:")) {
      await drafts.removeFile(token, intent.slice("remove:".length));
      return redirect(papers);
    }
    if (intent === "upload") {
      if (refusals.length > 0) return data({ lastResult: null, refusals }, 422);
      return redirect(papers);
    }
    if (submission.status !== "success" || refusals.length > 0) return refused(422);
    const all = { ...draftValues, ...values };
    if (step === "halal") {
      // Includes the files just uploaded.
      const files = (await drafts.read(token))?.files ?? [];
      const { fieldErrors, missing } = await halalErrors(host, { values: all, files });
      if (missing.length > 0 || Object.keys(fieldErrors).length > 0)
        return data({ lastResult: submission.reply({ fieldErrors }), refusals: missing }, 422);
    }
    if (step === 4) {
      const [agent, { files }] = [agentStep.parse(submission.value), own.draft];
      return await submitRegistration(request, context, { token, values: all, files, asksHalal, agent });
    }
    const progress = await registration.read();
    if (progress?.problem?.step === step) await registration.save({ ...progress, problem: null });
    return redirect(registrationPaths.step(adjacentStep(step, 1, asksHalal)));
  } catch (error) {
    if (isSubmittedAlready(error)) return redirect(registrationPaths.submitted());
    const refusal = saveRefusal(error, "We could not save this step. Please try again.");
    return refused(refusal.status, submission.reply({ ...refusal, hideFields: secretFields }));
  }
}

/**
 * [FIND-1] Sets the coordinates of the business in step 1's form: of the suggestion that was chosen in it, or those of the stored
 * address while it stays. The browser's own do not count.
 */
async function setPoint({ places }: AppLoadContext, form: FormData, saved: DraftValues): Promise<void> {
  const [street, zip] = [readText(form, "streetAddress"), readText(form, "zipCode")];
  const isUnchanged = zip === saved.zipCode && isAtStreet(street, String(saved.streetAddress ?? ""));
  const point = await findChosenPoint(places, form, { street, zip });
  for (const name of ["latitude", "longitude"] as const) {
    const value = point?.[name] ?? (isUnchanged ? saved[name] : null);
    form.delete(name);
    if (value != null) form.set(name, String(value));
  }
}

/** [HALAL-4] Problems of a valid halal part that depend on date, files or directory. */
async function halalErrors(host: Pick<Host, "call">, filled: Parameters<typeof halalProblems>[0]) {
  const { part, days, papers } = halalProblems(filled);
  const fieldErrors = Object.fromEntries(Object.entries(days).map(([key, message]) => [key, [message]]));
  if (part.certificate && !part.certificate.country) {
    const named = part.certificate.certifier.toLowerCase();
    const isKnown = (await listCertifiers(host)).some(
      ({ name, is_active }) => is_active && name.toLowerCase() === named,
    );
    if (!isKnown) fieldErrors.certifierCountry = ["Please enter the certifier’s country"];
  }
  const missing = Object.entries(papers).map(([field, message]) => ({ field, name: "", message }));
  return { fieldErrors, missing };
}

/** A concurrent submission finished after this one had read the registration. */
const isSubmittedAlready = (error: unknown): boolean =>
  isHostError(error, "conflict") && z.object({ submitted: z.literal(true) }).safeParse(error.data).success;

/** The host's refusal, to be displayed at the form. @throws any other error */
function asRefusal(error: unknown): HostError {
  if (isHostError(error)) return error;
  throw error;
}

const rows = z.array(z.looseObject({ fromTime: z.string().optional(), toTime: z.string().optional() }));

/** The first day's hours for every open day, for "Copy Monday"; invalid input stays unchanged. */
function copiedHours(typed: DraftValues[string] | undefined): DraftValues[string] {
  const week = z.array(z.record(z.string(), z.json())).safeParse(typed).data;
  const first = rows.safeParse(typed).data?.[0];
  if (!week || !first?.fromTime || !first.toTime) return typed ?? null;
  const { fromTime, toTime } = first;
  return week.map((row) => ("isOpen" in row ? { ...row, fromTime, toTime } : row));
}

const typedSuppliers = z.array(z.record(z.string(), z.json()));

/**
 * [HALAL-4] The suppliers after "Add supplier" or "Remove", and the files removed with them; null for other buttons. An
 * invoice belongs to its supplier by a slot number that stays when others are removed.
 */
function changedSuppliers(
  intent: string,
  typed: DraftValues[string] | undefined,
  files: readonly { id: string; field: string }[],
): { remaining: z.output<typeof typedSuppliers>; files: string[] } | null {
  const [what, slot = ""] = intent.split(":");
  const before = typedSuppliers.safeParse(typed).data ?? [];
  if (what === "remove-supplier") {
    const remaining = before.filter((supplier) => supplier.slot !== slot);
    return { remaining, files: files.filter(({ field }) => field === findInvoiceKind(slot)).map(({ id }) => id) };
  }
  if (what !== "add-supplier") return null;
  const free = invoiceSlots.find((one) => before.every((supplier) => supplier.slot !== one));
  return { remaining: free === undefined ? before : [...before, { slot: free }], files: [] };
}

const agentFailed = "Agent authentication failed. Please try again.";
const agentUnchecked = "The agent’s login could not be checked, so nothing was sent. Please try again in a moment.";
const succeeded = "Business registration completed successfully!";
const failed = "Registration failed. Please try again.";
const unclear = "We got no answer: your registration may be sent already. Press again to make sure.";

interface Registration {
  token: string;
  /** Values of all four steps. */
  values: DraftValues;
  files: RegistrationDraft["files"];
  /** Whether the host accepts evidence. */
  asksHalal: boolean;
  agent: AgentStep;
}

type Problem = NonNullable<RegistrationProgress["problem"]>;

/** [WIZ-18…21, AGENT-3…6] Submits the registration and redirects to the last page, or to the step with the problem. */
async function submitRegistration(request: Request, context: AppLoadContext, registration: Registration) {
  const { token, values, files, asksHalal, agent } = registration;
  const leadTo = async (problem: Problem, message?: string) => {
    await context.registration.save({ token, problem, isSubmitted: false });
    const step = registrationPaths.step(problem.step);
    return message ? redirectWithToast(context, step, { type: "error", message }) : redirect(step);
  };
  const open = firstOpenStep({ values, files }, asksHalal);
  if (open !== 4) return leadTo({ step: open, fieldErrors: {}, formErrors: [] });

  const leadToAgent = (message: string) => leadTo({ step: 4, fieldErrors: {}, formErrors: [message] }, message);
  const login = await logInAgentOfForm(request, context, agent);
  if ("refusal" in login) return leadToAgent(login.refusal);
  const { bearer } = login;
  const isSessions = bearer !== null && bearer === context.session.token;
  try {
    await context.drafts.submit(token, { fields: fieldsToSend(values, asksHalal), bearer, signal: request.signal });
  } catch (error) {
    if (!isHostError(error) || (error.code === "unauthenticated" && isSessions)) throw error;
    if (bearer && !isSessions && isHostError(error, "unauthenticated", "forbidden"))
      return await leadToAgent(agentFailed);
    const isUnanswered = isHostError(error, "unreachable", "timeout", "invalid_response");
    const unanswered = error.isUnsent ? error.message : unclear;
    const message = error.hostMessage ?? (isUnanswered ? unanswered : failed);
    // Where it was sent after all, that step leads on to the last page, on which no such message is true.
    return await leadTo(toProblem(error, message), message === unclear ? undefined : message);
  } finally {
    // The agent logged in for this press only, and does so again with the next one.
    if (bearer && !isSessions) await revokeToken(context.host, bearer);
  }
  await context.registration.save({ token, problem: null, isSubmitted: true });
  return redirectWithToast(context, registrationPaths.submitted(), { type: "success", message: succeeded });
}

/** The agent's token, null without an agent; or why the agent of the form is not logged in [AGENT-4]. */
async function logInAgentOfForm(
  request: Request,
  context: AppLoadContext,
  agent: AgentStep,
): Promise<{ bearer: string | null } | { refusal: string }> {
  const { session, host } = context;
  if (session.user && getArea(session.user.role) === "agent") return { bearer: session.token };
  if (!agent.isSalesPerson) return { bearer: null };
  try {
    const credentials = { email: agent.agentEmail ?? "", password: agent.agentPassword ?? "" };
    const loginRequest = credentialsRequest(request, credentials);
    const { token, user } = await authenticatorFor(context).authenticate("agent", loginRequest);
    if (!user || getArea(user.role) === "agent") return { bearer: token };
    await revokeToken(host, token);
    return { refusal: agentFailed };
  } catch (error) {
    if (isHostError(error)) return { refusal: agentRefusal(error) };
    throw error;
  }
}

/** Nobody is told that a login failed which nobody has looked at. */
function agentRefusal(error: HostError): string {
  if (error.code === "rate_limited") return error.message;
  const isUnanswered = isHostError(error, "unreachable", "timeout", "invalid_response");
  // An answer without a token is a refusal, at hosts that answer 200 to a wrong password.
  return isUnanswered && !(error instanceof UpstreamError) ? agentUnchecked : agentFailed;
}

/** The host's refusal, at the fields of the first step that has one of them. */
function toProblem(error: HostError, message: string): Problem {
  const named = Object.entries(error.code === "email_taken" ? { email: message } : error.errors);
  const places = named.filter(([name]) => name !== "_").map(([name, text]) => ({ ...toFormField(name), text }));
  const step = places.map((place): Step => place.step).sort((one, other) => stepIndex(one) - stepIndex(other))[0] ?? 4;
  const here = places.filter((place) => place.step === step);
  // The last step has none of the wire's fields, and files are no form fields.
  const isField = (key: string) => step !== 4 && !isUpload.test(key);
  const fieldErrors = Object.fromEntries(here.filter(({ key }) => isField(key)).map(({ key, text }) => [key, [text]]));
  const others = here.filter(({ key }) => !isField(key)).map(({ text }) => text);
  const formErrors = Object.keys(fieldErrors).length > 0 || others.length > 0 ? others : [message];
  return { step, fieldErrors, formErrors };
}

const isUpload = /^(voided_check|menu_file|logo|additional_document|halal_|supplier_)/;
