import { type AppLoadContext, redirect } from "@remix-run/node";
import type { DraftValues } from "@domain/contract/administration/registration";
import type { AgentStep } from "@domain/registration/steps";
import { formFieldOf } from "@domain/registration/wire-fields";
import { revokeToken } from "~/host/auth.server";
import { type HostError, isHostError } from "~/host/errors";
import type { KeptDraft } from "~/host/registration-drafts/draft-store";
import { registrationPaths } from "~/lib/registration-paths";
import { areaOf } from "~/session/areas";
import { authenticatorFor, credentialsRequest } from "~/session/authenticator.server";
import type { Ticket } from "~/session/registration-ticket.server";
import { redirectWithToast } from "~/session/toasts.server";
import { placeOf, type Step } from "./steps";
import { fieldsToSend, firstOpenStep } from "./values.server";

const agentFailed = "Agent authentication failed. Please try again.";
const succeeded = "Business registration completed successfully!";
const failed = "Registration failed. Please try again.";

interface Registration {
  token: string;
  /** Of all four steps. */
  values: DraftValues;
  files: KeptDraft["files"];
  /** Whether the host takes evidence. */
  asksHalal: boolean;
  agent: AgentStep;
}

type Problem = NonNullable<Ticket["problem"]>;

/** [WIZ-18…21, AGENT-3…6] Sends what was filled in, and leads to the end, or to the step in which something is wrong. */
export async function submitRegistration(request: Request, context: AppLoadContext, registration: Registration) {
  const { token, values, files, asksHalal, agent } = registration;
  const leadTo = async (problem: Problem, message?: string) => {
    await context.registration.keep({ token, problem, isSubmitted: false });
    const step = registrationPaths.step(problem.step);
    return message ? redirectWithToast(context, step, { type: "error", message }) : redirect(step);
  };
  const open = firstOpenStep({ values, files }, asksHalal);
  if (open !== 4) return leadTo({ step: open, fieldErrors: {}, formErrors: [] });

  const bearer = await bearerOf(request, context, agent);
  const noAgent: Problem = { step: 4, fieldErrors: {}, formErrors: [agentFailed] };
  if (bearer === false) return leadTo(noAgent, agentFailed);
  try {
    await context.drafts.submit(token, { fields: fieldsToSend(values, asksHalal), bearer, signal: request.signal });
  } catch (error) {
    const isSessions = bearer !== null && bearer === context.session.token;
    if (!isHostError(error) || (error.code === "unauthenticated" && isSessions)) throw error;
    if (bearer && !isSessions && isHostError(error, "unauthenticated", "forbidden"))
      return leadTo(noAgent, agentFailed);
    const isUnanswered = isHostError(error, "unreachable", "timeout");
    const message = error.hostMessage ?? (isUnanswered ? error.message : failed);
    return leadTo(problemOf(error, message), message);
  }
  // The agent's login was for this registration alone.
  if (bearer && bearer !== context.session.token) await revokeToken(context.host, bearer);
  await context.registration.keep({ token, problem: null, isSubmitted: true });
  return redirectWithToast(context, registrationPaths.submitted(), { type: "success", message: succeeded });
}

/** The agent's token, null without an agent, false when there should be one and is not [AGENT-4]. */
async function bearerOf(request: Request, context: AppLoadContext, agent: AgentStep): Promise<string | null | false> {
  const { session, host } = context;
  if (session.user && areaOf(session.user.role) === "agent") return session.token;
  if (!agent.isSalesPerson) return null;
  try {
    const credentials = { email: agent.agentEmail ?? "", password: agent.agentPassword ?? "" };
    const asked = credentialsRequest(request, credentials);
    const { token, user } = await authenticatorFor(context).authenticate("agent", asked);
    if (!user || areaOf(user.role) === "agent") return token;
    await revokeToken(host, token);
    return false;
  } catch (error) {
    if (isHostError(error)) return false;
    throw error;
  }
}

/** What the host refused, beside its fields in the first step that has one of them. */
function problemOf(error: HostError, message: string): Problem {
  const named = Object.entries(error.code === "email_taken" ? { email: message } : error.errors);
  const places = named.filter(([name]) => name !== "_").map(([name, said]) => ({ ...formFieldOf(name), said }));
  const step = places.map((place): Step => place.step).sort((one, other) => placeOf(one) - placeOf(other))[0] ?? 4;
  const here = places.filter((place) => place.step === step);
  // The last step has no field of the wire, and files are no fields of a form.
  const isField = (key: string) => step !== 4 && !isUpload.test(key);
  const fieldErrors = Object.fromEntries(here.filter(({ key }) => isField(key)).map(({ key, said }) => [key, [said]]));
  const others = here.filter(({ key }) => !isField(key)).map(({ said }) => said);
  const formErrors = Object.keys(fieldErrors).length > 0 || others.length > 0 ? others : [message];
  return { step, fieldErrors, formErrors };
}

const isUpload = /^(voided_check|menu_file|logo|additional_document|halal_|supplier_)/;
