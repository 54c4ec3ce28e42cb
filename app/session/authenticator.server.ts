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
import { knownDevices } from "./cookies/cookies.server";

/** [SESS-10] How long a session may take to be restored, in milliseconds. */
const restoringLimit = 5_000;

type Visitor = Pick<AppLoadContext, "session" | "host" | "cookies">;

/**
 * Every way to log in, by name: `authenticatorFor(context).authenticate("password", request)`. The strategies read a copy of the
 * posted form and ask the host; they give what it said. `openSession` then makes that this browser's session.
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

/** The account was made, but this host wants a login of its own afterwards [SIGNUP-5]. */
export class SignedUpButNotLoggedInError extends Error {
  constructor(readonly hostMessage: string | null) {
    super("The host made the account without a login.");
  }
}

/** [SESS-8] Whoever holds the token of a session that does not know its person. */
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

/** Of the link that was mailed, which is the page the form is posted to. */
const getToken = ({ url }: Request): string =>
  matchRoutes([{ path: "/auth/invitation/:token" }], new URL(url).pathname)?.[0]?.params.token ?? "";

function parseCredentials(form: FormData) {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: text("email").trim(), password: text("password") };
}

/** Credentials that came as a part of a larger form, as a request that `authenticate` takes. */
export const credentialsRequest = (request: Request, credentials: { email: string; password: string }): Request =>
  new Request(request.url, { method: "POST", body: new URLSearchParams(credentials) });
