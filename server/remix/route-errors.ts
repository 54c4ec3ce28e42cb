import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ServerBuild,
} from "@remix-run/node";
import { isClientDisconnect } from "@domain/client-disconnect";
import { findError } from "~/framework/data-response.server";
import { wrapRoutes } from "~/framework/server-build.server";
import { isHostError } from "~/host/errors";
import { paths } from "~/lib/paths";
import { isOversizedForm, isUploadRequest } from "~/lib/uploads/upload-request";
import { getHomePath } from "~/session/areas";
import { getRequestPath } from "~/session/cookies/saved-form.server";
import { returnPath } from "~/session/guards.server";
import { restoreSession } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";
import { loadingPage, plainPage } from "../http/plain-page";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * Wraps every loader and action with error handling: a HostError becomes the error page of its status, an expired session the
 * login [SESS-11], anything else the error page with the request id. Routes need no try for errors they cannot handle.
 */
export const withRouteErrors = (build: ServerBuild): ServerBuild =>
  wrapRoutes(build, {
    loader: (loader, { isPage }) => (isPage ? guarded(loader) : withPlainPage(guarded(loader))),
    action: guardedAction,
  });

function guarded<A extends Args, Result>(run: (args: A) => Result) {
  return async (args: A): Promise<Awaited<Result>> => {
    const { refusal } = args.context;
    if (refusal !== null) {
      args.context.flash = { type: "error", message: refusal };
      throw data({ code: "rate_limited", message: refusal }, 429);
    }
    try {
      return await run(args);
    } catch (error) {
      const answer = await answerFor(error, args);
      const { progress } = args.context;
      if (!progress.refusedForm || !isLoginRedirect(answer)) throw answer;
      const refused = progress.refusedForm;
      progress.refusedForm = null;
      throw await saveTyped(refused, answer, args.context);
    }
  };
}

/** [SESS-12] Keeps what was entered until after the login, or says that it is lost. @returns the redirect to the login */
async function saveTyped(
  { form, owner }: NonNullable<AppLoadContext["progress"]["refusedForm"]>,
  login: Response,
  context: AppLoadContext,
): Promise<Response> {
  if (await context.savedForms.save(form, owner).catch(() => false)) return login;
  return redirectWithToast(context, login.headers.get("Location") ?? paths.login(), lostForm);
}

const titles: Record<number, string> = { 403: "This is not for your account", 404: "This is not here" };

/** Resource routes, such as file links, have no error boundary: browsers get a plain page, everything else the sentence. */
function withPlainPage<A extends Args, Result>(run: (args: A) => Promise<Result>) {
  return async (args: A): Promise<Result> => {
    try {
      return await run(args);
    } catch (error) {
      const failure = findError(error);
      if (!failure || error instanceof Response) throw error;
      if (!args.request.headers.get("Accept")?.includes("text/html"))
        throw Response.json({ message: failure.message }, { status: failure.status });
      const sentence = failure.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      const { user } = args.context.session;
      // [ROUTE-17] To the person's own area, as the error pages of the app do.
      const home = user ? { home: getHomePath(user.role) } : {};
      throw plainPage(failure.status, titles[failure.status] ?? "That did not work", sentence, home);
    }
  };
}

/**
 * [SESS-12] Keeps a submitted form when the session turns out to be expired. [FORM-2] For a form sent by a script, only the error
 * is returned, as an error page would replace the form.
 */
function guardedAction<Result>(run: (args: ActionFunctionArgs) => Result, { isPage }: { isPage: boolean }) {
  return async (args: ActionFunctionArgs) => {
    // An unread clone would buffer the whole body.
    const isStreamed = isUploadRequest(args.request) || isOversizedForm(args.request);
    const form = isStreamed ? null : args.request.clone();
    const { session, savedForms } = args.context;
    const owner = session.user;
    if ((await savedForms.read())?.action === getRequestPath(args.request)) savedForms.clear();
    try {
      const answer = await run(args);
      if (form && !args.context.isDataRequest && findError(answer)) args.context.progress.refusedForm = { form, owner };
      return answer;
    } catch (error) {
      const isForm = !(form && error instanceof TypeError) || (await isReadable(form.clone()));
      let answer = isForm ? await answerFor(error, args) : unreadable();
      if (form && isLoginRedirect(answer)) answer = await saveTyped({ form, owner }, answer, args.context);
      const failure = isPage && args.context.isDataRequest ? findError(answer) : null;
      if (!failure) throw answer;
      args.context.flash = { type: "error", message: failure.message };
      return data(null, failure.status);
    }
  };
}

/** A body declared as a form, or undeclared, that is not one. */
const isReadable = (form: Request) =>
  form.formData().then(
    () => true,
    () => false,
  );
const unreadable = () => data({ code: "validation_failed", message: "The form could not be read." }, 400);

/** [SESS-12] What is too long, or is a payment, is not offered again. */
const lostForm = {
  type: "info",
  message: "Please log in again. What you sent was not saved and could not be kept.",
} as const;

const isLoginRedirect = (answer: unknown): answer is Response =>
  answer instanceof Response && answer.headers.get("Location")?.startsWith(paths.login()) === true;

async function answerFor(error: unknown, { request, context }: Args): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  if (isHostError(error, "unauthenticated")) return endSession(request, context);
  const reference = context.requestId;
  // [HOST-5] Pages for calls the host lacks do not exist.
  if (isHostError(error, "unsupported")) return data({ code: "not_found", message: error.message }, 404);
  if (isHostError(error)) {
    const { code, message, status } = error;
    // The app's own limit is told where it is.
    if (status >= 500 || (code === "rate_limited" && context.refusal === null)) {
      context.progress.hostFailed = true;
      context.retryAfter = error.retryAfter ?? context.retryAfter;
      context.logger.warn({ err: error, code }, "Host call failed");
    }
    return data({ code, message, reference }, status);
  }
  if (isClientDisconnect(error)) return unreadable();
  if (!request.signal.aborted) {
    context.logger.error({ err: error, path: new URL(request.url).pathname }, "Request failed");
  }
  return data({ code: "internal", message: "Something went wrong", reference }, 500);
}

/** [SESS-11] A page's loaders detect it concurrently; any of their responses carries the message. */
function endSession(request: Request, context: AppLoadContext): Promise<Response> | Response {
  const login = paths.login(returnPath(request));
  if (context.session.token) context.progress.sessionEnded = true;
  context.session.logOut();
  if (!context.progress.sessionEnded) return redirect(login);
  const message = "Your session has ended. Please log in again.";
  return redirectWithToast(context, login, { type: "info", message });
}

/** Marks that the browser already shows the message; lasts a little longer than restoring may take. */
const marker = { name: "restoring", maxAge: 15 };

/**
 * [SESS-8, SESS-10] Loads the person of a session that does not contain one yet, before rendering. A page gets "Loading
 * application" at once, which stays visible while the reloaded address waits for the host. Null: nothing to restore, or done.
 */
export async function restoreSessionFirst(
  request: Request,
  context: Pick<AppLoadContext, "session" | "cookies" | "host" | "logger" | "toasts" | "refusal">,
): Promise<Response | null> {
  const { session, cookies, toasts } = context;
  // Without a call to the host, no session ends.
  if (!session.token || session.user || context.refusal !== null) return null;
  const isPage = request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
  if (isPage && !cookies.get(marker.name)) {
    cookies.set(marker.name, "1", { maxAge: marker.maxAge });
    return loadingPage();
  }
  cookies.remove(marker.name);
  const { isTimedOut } = await restoreSession(request, context);
  if (!isPage || !isTimedOut) return null;
  const { pathname, search } = new URL(request.url);
  return toasts.redirectWithToast(`${pathname}${search}`, {
    type: "error",
    message: "Loading your account timed out. Please log in again.",
  });
}
