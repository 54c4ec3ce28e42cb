import * as z from "zod";
import { memberRestaurant, type MemberRestaurant, user, type User } from "@domain/contract/accounts/auth";
import { accountCalls } from "@domain/contract/calls/accounts";
import { lenient } from "./client/coerce";
import { itemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { isHostError, UpstreamError } from "./errors";

const wireRestaurant = memberRestaurant.extend({ name: z.string().nullish() });
const restaurantRow = lenient(wireRestaurant).transform(({ name, ...rest }) => ({ ...rest, name: name ?? "" }));
const wireUser = user.extend({
  email: z.string().nullish(),
  restaurants: z.array(z.unknown()).nullish().catch(null),
});

/**
 * A person as any host sends one: a restaurant may lack a name (then it is empty), entries that are no restaurant are
 * dropped, and the role may be in capitals.
 */
const person = lenient(wireUser).transform(({ email, role, restaurants, ...rest }): User => ({
  ...rest,
  email: email ?? "",
  role: role.trim().toLowerCase(),
  restaurants: restaurants?.flatMap((row) => restaurantRow.safeParse(row).data ?? []) ?? null,
}));

const tokens = z.object({ access_token: z.string().min(1).nullish(), token: z.string().min(1).nullish() });
export const loginBody = tokens.extend({
  message: z.string().nullish().catch(null),
  data: tokens
    .extend({
      user: person.nullish(),
      restaurant: restaurantRow.nullish().catch(null),
      device_token: z.string().nullish().catch(null),
    })
    .nullish(),
  user: person.nullish(),
});

export interface Login {
  token: string;
  /** null when the host answers with a token only; the profile then supplies the user. */
  user: User | null;
  restaurant: MemberRestaurant | null;
  message: string | null;
  /** Identifies this device at the next login; null where the host does not know devices. */
  device: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Tells the host which devices a login comes from; other hosts ignore the header. */
export const deviceHeaders = (devices: readonly string[]): Record<string, string> =>
  devices.length > 0 ? { "x-known-devices": devices.join(",") } : {};

/** A login answered without a token [AUTH-8]. */
export class NoTokenError extends UpstreamError {
  override readonly message = "Login response did not include an access token";
}

/**
 * [HOST-6] `devices`: the tokens that earlier logins on this device returned.
 * @throws HostError invalid_credentials for a wrong e-mail or password [SESS-13]; NoTokenError
 */
export async function logIn(host: Host, credentials: Credentials, devices: readonly string[] = []): Promise<Login> {
  const call = { body: credentials, headers: deviceHeaders(devices) };
  const login = parseLogin(await host.call(accountCalls.logIn, { ...call }, lenient(loginBody)));
  return { ...login, user: login.user && { ...login.user, email: login.user.email || credentials.email } };
}

/** [HOST-10] Logs in a sales agent; many hosts use the same call. @throws as `logIn` */
export async function logInAgent(
  host: Host,
  credentials: Credentials,
  devices: readonly string[] = [],
): Promise<Login> {
  const call = { body: credentials, headers: deviceHeaders(devices) };
  return parseLogin(await host.call(accountCalls.logInAgent, { ...call }, lenient(loginBody)));
}

/** [HOST-7] `login` is set when the host logs the new customer in at once [SIGNUP-5]. */
export async function signUp(
  host: Host,
  person: { firstName: string; lastName: string; email: string; password: string },
): Promise<{ message: string | null; login: Login | null }> {
  const body = await host.call(accountCalls.signUp, { body: person }, lenient(loginBody));
  const message = body.message ?? null;
  return { message, login: findToken(body) ? parseLogin(body) : null };
}

/** [HOST-8] The person whose session it is. */
export const getProfile = (host: Host, timeoutMs?: number): Promise<User> =>
  host.call(accountCalls.getProfile, { timeoutMs }, itemResponse(person));

/**
 * [HOST-57] Best effort: the session ends here even if the host lacks the call or does not answer. `bearer`: a token
 * other than the session's.
 */
export async function revokeToken(host: Host, bearer?: string): Promise<void> {
  try {
    await host.send(accountCalls.logOut, { limitMs: 2_000, bearer });
  } catch (error) {
    if (!isHostError(error)) throw error;
  }
}

type LoginBody = z.infer<typeof loginBody>;

const findToken = ({ data, access_token, token }: LoginBody) =>
  data?.access_token ?? data?.token ?? access_token ?? token ?? null;

/** Reads a login from the shapes in which hosts send it. @throws NoTokenError */
export function parseLogin(body: LoginBody): Login {
  const token = findToken(body);
  if (!token) throw new NoTokenError("has no token");
  const who = body.data?.user ?? body.user ?? null;
  const restaurant = who?.restaurants?.[0] ?? body.data?.restaurant ?? null;
  return { token, user: who, restaurant, message: body.message ?? null, device: body.data?.device_token ?? null };
}
