import { getZodConstraint } from "@conform-to/zod/v4";
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { DraftValues } from "@domain/contract/administration/registration";
import { cuisines } from "@domain/options";
import { businessTypes, findUsState, usStates } from "@domain/registration/options";
import { formatPersonName } from "@domain/values/person-name";
import { listCertifiers } from "~/features/halal-evidence/evidence.server";
import { listCapabilities } from "~/host/capabilities.server";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import type { RegistrationDraft } from "~/host/registration-drafts/draft-store";
import { registrationPaths } from "~/lib/registration-paths";
import { getArea } from "~/session/areas";
import type { RegistrationProgress } from "~/session/registration-cookie.server";
import { stepNumber, stepIndex, type Step, readStep } from "./steps";
import { checkStep, firstOpenStep, secretFields, stepSchemas, todayAt } from "./values.server";

type Problem = NonNullable<RegistrationProgress["problem"]>;

/** [WIZ-1] A step as it was left, in any tab and after a restart; only when the steps before it are valid. */
export async function loadWizard({ request, context }: LoaderFunctionArgs) {
  const step = readStep(request);
  const { progress, draft } = await loadOwnDraft(context).catch((error: unknown) => {
    if (isHostError(error) && context.progress.stepSent) return { progress: null, draft: nothing };
    throw error;
  });
  if (draft.isSubmitted && step !== 1) throw redirect(registrationPaths.submitted());
  const asksHalal = await acceptsHalal(context.host);
  const open = firstOpenStep(draft, asksHalal);
  if (step === "halal" && !asksHalal) throw redirect(registrationPaths.step(3));
  if (stepIndex(step) > stepIndex(open) && !context.progress.stepSent) throw redirect(registrationPaths.step(open));
  const problem = progress?.problem?.step === step ? progress.problem : null;
  const { password, ...values } = draft.values;
  const { user } = context.session;
  return {
    number: stepNumber(step),
    open: stepNumber(open),
    asksHalal,
    values,
    hasPassword: typeof password === "string",
    files: draft.files,
    choices: step === 1 ? businessChoices : noChoices,
    help,
    soFar: soFar(draft, stepNumber(step)),
    halal: step === "halal" ? await halalChoices(context.host, draft.values) : null,
    constraint: getZodConstraint(stepSchemas[step]),
    problem: problem && asReply(problem, step, draft.values),
    agent:
      user && getArea(user.role) === "agent" ? formatPersonName(user.first_name, user.last_name) || user.email : null,
  };
}

export type StepPage = Awaited<ReturnType<typeof loadWizard>>;

/** [HALAL-4] Only a host with a directory of certifiers accepts evidence with a registration. */
export const acceptsHalal = async (host: Pick<Host, "supports">): Promise<boolean> =>
  (await listCapabilities(host, ["certifiers"])).length > 0;

/** The options of the halal part, and the data for its hints. */
async function halalChoices(host: Pick<Host, "call">, values: DraftValues) {
  const certifiers = (await listCertifiers(host)).filter(({ is_active }) => is_active);
  return { certifiers: certifiers.map(({ name }) => name), today: todayAt(values) };
}

/** [WIZ-20] Confirms a submission just made. */
export async function loadSubmitted({ context }: LoaderFunctionArgs) {
  const { draft } = await loadOwnDraft(context);
  return draft.isSubmitted ? null : redirect(registrationPaths.step());
}

/** Restores a refused form with the host's messages, or with our own validation where it gave none. */
function asReply({ fieldErrors, formErrors }: Problem, step: Step, values: DraftValues) {
  const reply = checkStep(step, values).reply({ hideFields: secretFields });
  const error = { ...fieldErrors, ...(formErrors.length > 0 ? { "": formErrors } : {}) };
  return Object.keys(error).length > 0 ? { ...reply, status: "error" as const, error } : reply;
}

/** Texts beside the form; server only, for the same reason as below. */
const help = {
  needed: [
    "Your sales tax ID",
    "Opening hours",
    "A halal certificate, or your suppliers’ invoices",
    "Bank details for payouts",
    "Menu, banner and a voided check",
  ],
  kept: "What you fill in is saved for 24 hours: you can close the page and continue later in this browser.",
  next: [
    "You send the application. Bank details and other documents may be left out.",
    "Our team reviews it.",
    "We email you. Once approved, your menu goes live.",
  ],
};

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Options of the first step; server only, because the page's scripts are near their size limit. */
const businessChoices = {
  categories: asOptions(businessTypes),
  cuisines: asOptions(cuisines),
  states: usStates.map(({ code, name }) => ({ value: code, label: name })),
};
const noChoices: typeof businessChoices = { categories: [], cuisines: [], states: [] };

const nothing: RegistrationDraft = { values: {}, files: [], isSubmitted: false };

interface SoFarRow {
  label: string;
  text: string;
}

/** A summary of the previous steps, without secrets or bank numbers. */
function soFar({ values, files }: RegistrationDraft, step: number): SoFarRow[] {
  if (step === 1) return [];
  const text = (key: string) => {
    const value = values[key];
    return typeof value === "string" ? value.trim() : "";
  };
  const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);
  const state = findUsState(text("state"))?.code ?? text("state");
  const rows = [
    { label: "DBA name", text: text("dbaName") },
    { label: "Category", text: joined(", ", text("category"), text("cuisineType")) },
    {
      label: "Address",
      text: joined(", ", text("streetAddress"), text("city"), joined(" ", state, text("zipCode"))),
    },
    { label: "Phone", text: text("restaurantPhone") },
  ];
  if (step > 2) {
    rows.push({ label: "Contact", text: joined(" ", text("firstName"), text("lastName")) });
    rows.push({ label: "Email", text: text("email") });
  }
  if (step > 3)
    rows.push({ label: "Documents", text: files.length === 0 ? "None" : files.map(({ name }) => name).join(", ") });
  return rows.filter((row) => row.text !== "");
}

const empty: RegistrationDraft = { values: {}, files: [], isSubmitted: false };

/** The visitor's registration in progress and its token; an empty one without a token if none was begun. */
export async function loadOwnDraft({ registration, drafts }: AppLoadContext) {
  const progress = await registration.read();
  if (!progress) return { progress, draft: empty };
  if (progress.isSubmitted) return { progress, draft: { ...empty, isSubmitted: true } };
  const draft = await drafts.read(progress.token);
  return draft ? { progress, draft } : { progress: null, draft: empty };
}

/** [AGENT-8] The registration begun in this browser: its business, and the page to go on with; null for none. */
export async function loadBegunRegistration(context: AppLoadContext) {
  const { draft } = await loadOwnDraft(context);
  const { dbaName } = draft.values;
  if (draft.isSubmitted || Object.keys(draft.values).length === 0) return null;
  const open = firstOpenStep(draft, await acceptsHalal(context.host));
  return { name: typeof dbaName === "string" ? dbaName : "", continueAt: registrationPaths.step(open) };
}

/**
 * Like loadOwnDraft, but creates one if necessary. @throws Response redirects to the last page, for a later step of a
 * registration that has been submitted concurrently
 */
export async function getOrCreateDraft(context: AppLoadContext, step: Step = 1) {
  const { progress, draft } = await loadOwnDraft(context);
  if (draft.isSubmitted && step !== 1) throw redirect(registrationPaths.submitted());
  if (progress && !progress.isSubmitted && !draft.isSubmitted) return { token: progress.token, draft };
  const token = await context.drafts.begin();
  await context.registration.save({ token, problem: null, isSubmitted: false });
  return { token, draft: empty };
}
