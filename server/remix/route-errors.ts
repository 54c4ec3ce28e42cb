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
import { isUploadRequest } from "~/lib/upload-request";
import { pathOf } from "~/session/cookies/kept-form.server";
import { returnPath } from "~/session/guards.server";
import { restoreSession } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";
import { loadingPage, plainPage } from "../http/plain-page";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * The build with every loader and action answering its own errors: a HostError becomes the error page of its status, an
 * ended session the login [SESS-11], anything else the fault page with the request's number. One place, so that no route
 * needs a try for what it cannot mend.
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
      args.context.flash = refusal;
      throw data({ code: "rate_limited", message: refusal }, 429);
    }
    try {
      return await run(args);
    } catch (error) {
      throw await answerFor(error, args);
    }
  };
}

/** Where there is no page to draw an error, as behind a link to a file, a browser gets one all the same. */
function withPlainPage<A extends Args, Result>(run: (args: A) => Promise<Result>) {
  return async (args: A): Promise<Result> => {
    try {
      return await run(args);
    } catch (error) {
      const told = args.request.headers.get("Accept")?.includes("text/html") ? findError(error) : null;
      if (!told || error instanceof Response) throw error;
      const sentence = told.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      throw plainPage(told.status, told.status === 404 ? "This is not here" : "That did not work", sentence);
    }
  };
}

/** When to come again, where the host does not say. */
const retrySeconds = 5;

/**
 * [SESS-12] An action's form is kept when it turns out that nobody is signed in any more. [FORM-2] Where a script sent it, a failed
 * form stays in its page, which an error page would replace, and the script says why.
 */
function guardedAction<Result>(run: (args: ActionFunctionArgs) => Result, { isPage }: { isPage: boolean }) {
  return async (args: ActionFunctionArgs) => {
    // A copy of a body that nobody reads would hold all of it in memory.
    const form = isUploadRequest(args.request) ? null : args.request.clone();
    const { session, keptForms } = args.context;
    const owner = session.user?.id ?? null;
    if ((await keptForms.peek())?.action === pathOf(args.request)) keptForms.forget();
    try {
      return await run(args);
    } catch (error) {
      const isForm = !(form && error instanceof TypeError) || (await isReadable(form.clone()));
      const answer = isForm ? await answerFor(error, args) : unreadable();
      if (form && isLoginRedirect(answer)) await keptForms.keep(form, owner).catch(() => false);
      const failure = isPage && args.context.isOfScript ? findError(answer) : null;
      if (!failure) throw answer;
      args.context.flash = failure.message;
      return data(null, failure.status);
    }
  };
}

/** A body that says it is a form, or says nothing, and is none. */
const isReadable = (form: Request) =>
  form.formData().then(
    () => true,
    () => false,
  );
const unreadable = () =>
  data({ code: "validation_failed", message: "What was sent could not be read as a form." }, 400);

const isLoginRedirect = (answer: unknown) =>
  answer instanceof Response && answer.headers.get("Location")?.startsWith(paths.login()) === true;

async function answerFor(error: unknown, { request, context }: Args): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  if (isHostError(error, "unauthenticated")) return endSession(request, context);
  const reference = context.requestId;
  // [HOST-5] What this host lacks is hidden: its pages are not there.
  if (isHostError(error, "unsupported")) return data({ code: "not_found", message: error.message }, 404);
  if (isHostError(error)) {
    const { code, message, status } = error;
    if (status >= 500) {
      context.progress.hostFailed = true;
      context.retryAfter = error.retryAfter ?? retrySeconds;
      context.logger.warn({ err: error, code }, "The host did not give what a page needs");
    }
    return data({ code, message, reference }, status);
  }
  if (isClientDisconnect(error)) return unreadable();
  if (!request.signal.aborted) {
    context.logger.error({ err: error, path: new URL(request.url).pathname }, "Request failed");
  }
  return data({ code: "internal", message: "Something went wrong", reference }, 500);
}

/** [SESS-11] The loaders of a page find out together; whichever answer is taken has the message. */
function endSession(request: Request, context: AppLoadContext): Promise<Response> | Response {
  const login = paths.login(returnPath(request));
  if (context.session.token) context.progress.sessionEnded = true;
  context.session.logOut();
  if (!context.progress.sessionEnded) return redirect(login);
  const message = "Your session has ended. Please log in again.";
  return redirectWithToast(context, login, { type: "info", message });
}

/** Says that the browser shows the message already; for as long as restoring may take, and some more. */
const marker = { name: "restoring", maxAge: 15 };

/**
 * [SESS-8, SESS-10] Learns who a session belongs to that holds no person yet, before the app draws anything. A page is
 * answered at once with "Loading application", which stays in view while its address, asked for again, waits for the host.
 * null: there was nothing to restore, or it is done.
 */
export async function restoreSessionFirst(
  request: Request,
  context: Pick<AppLoadContext, "session" | "cookies" | "host" | "logger" | "toasts" | "refusal">,
): Promise<Response | null> {
  const { session, cookies, toasts } = context;
  // A host that is not asked ends no session.
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
