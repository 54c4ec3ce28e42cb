import type { AppLoadContext } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { Strategy } from "remix-auth/strategy";
import { signupRequest } from "@domain/contract/accounts/auth";
import { joinRequest } from "@domain/contract/accounts/team";
import { type Login, logIn, logInAgent, getProfile, signUp } from "~/host/auth.server";
import { HostError } from "~/host/errors";
import { joinTeam } from "~/host/team.server";
import { readText } from "~/lib/read-form.server";
import { knownDevices } from "./cookies/known-devices.server";

/** [SESS-10] Time limit for restoring a session, in milliseconds. */
const restoringLimit = 5_000;

type Visitor = Pick<AppLoadContext, "session" | "host" | "cookies">;

/**
 * Every way to log in, by name: `authenticatorFor(context).authenticate("password", request)`. The strategies read a
 * clone of the posted form, call the host and return its answer. `openSession` then stores it in this browser's
 * session.
 * @throws HostError as the host's call does
 */
export function authenticatorFor({ session, host, cookies }: Visitor): Authenticator<Login> {
  const devices = () => knownDevices(cookies);
  return new Authenticator<Login>()
    .use(new FormStrategy(({ form }) => logIn(host, parseCredentials(form), devices())), "password")
    .use(new FormStrategy(({ form }) => logInAgent(host, parseCredentials(form), devices())), "agent")
    .use(
      new FormStrategy(async ({ form }) => {
        const { message, login } = await signUp(host, signupRequest.parse(Object.fromEntries(form)));
        if (!login) throw new SignedUpButNotLoggedInError(message);
        return login;
      }),
      "signup",
    )
    .use(
      new FormStrategy(({ form, request }) => {
        const body = joinRequest.parse(Object.fromEntries(form));
        return joinTeam(host, getToken(request), { ...body, devices: devices() });
      }),
      "invitation",
    )
    .use(
      new SessionStrategy(session.token, async (token) => {
        const user = await getProfile(host, restoringLimit);
        return { token, user, restaurant: null, message: null, device: null };
      }),
    );
}

/** The account was created, but this host requires a separate login [SIGNUP-5]. */
export class SignedUpButNotLoggedInError extends Error {
  constructor(readonly hostMessage: string | null) {
    super("The host made the account without a login.");
  }
}

/** [SESS-8] Logs in with the token of a session whose user is unknown. */
class SessionStrategy extends Strategy<Login, string> {
  name = "session";

  constructor(
    private readonly token: string | null,
    verify: Strategy.VerifyFunction<Login, string>,
  ) {
    super(verify);
  }

  async authenticate(): Promise<Login> {
    if (!this.token) throw new HostError("unauthenticated", "No auth token found");
    return this.verify(this.token);
  }
}

/** The token from the emailed link, which is the URL that the form is posted to. */
const getToken = ({ url }: Request): string =>
  matchRoutes([{ path: "/auth/invitation/:token" }], new URL(url).pathname)?.[0]?.params.token ?? "";

function parseCredentials(form: FormData) {
  const password = form.get("password");
  return { email: readText(form, "email"), password: typeof password === "string" ? password : "" };
}

/** Wraps credentials from a larger form in a request that `authenticate` accepts. */
export const credentialsRequest = (request: Request, credentials: { email: string; password: string }): Request =>
  new Request(request.url, { method: "POST", body: new URLSearchParams(credentials) });
