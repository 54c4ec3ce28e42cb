import type { AppLoadContext } from "@remix-run/node";
import { type Login, getProfile } from "~/host/auth.server";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { findRestaurant } from "~/host/restaurants.server";
import { paths, withQuery } from "~/lib/paths";
import { getArea, getHomePath, isInArea } from "./areas";
import { saveDevice } from "./cookies/known-devices.server";
import { safeRedirect } from "./redirect-to";

/**
 * [AUTH-5] Opens this browser's session after a login, loading the profile from the host if the login did not include
 * it.
 * @throws HostError also when the host sends no profile; then nobody is logged in
 */
export async function openSession(context: AppLoadContext, login: Login) {
  const { session, host } = context;
  session.logIn(login);
  try {
    const { user, restaurant } = await withRestaurant(host, login);
    session.logIn({ token: login.token, user, restaurant });
    if (login.device) saveDevice(context.cookies, login.device);
    return { user, message: login.message };
  } catch (error) {
    session.logOut();
    throw error;
  }
}

/** The person and, for merchants, their restaurant. What the login omits is taken from profile and restaurant. */
async function withRestaurant(host: Host, login: Login) {
  const user = login.user ?? (await getProfile(host));
  if (getArea(user.role) !== "merchant") return { user, restaurant: login.restaurant };
  const first = user.restaurants?.[0] ?? login.restaurant ?? (await findFirstRestaurant(host));
  if (!first || first.name) return { user, restaurant: first };
  const namedRestaurant = { ...first, name: (await findRestaurantName(host, first.id)) ?? "Your restaurant" };
  return {
    user: { ...user, restaurants: [namedRestaurant, ...(user.restaurants?.slice(1) ?? [])] },
    restaurant: namedRestaurant,
  };
}

const findFirstRestaurant = async (host: Host) =>
  (await getProfile(host).catch(nullIfHostFails))?.restaurants?.[0] ?? null;
const findRestaurantName = async (host: Host, id: string) =>
  (await findRestaurant(host, id).catch(nullIfHostFails))?.name;

/** Optional data is left out where the host does not answer. */
function nullIfHostFails(error: unknown): null {
  if (isHostError(error)) return null;
  throw error;
}

/**
 * [AUTH-9] Where a login redirects: to a saved form [SESS-12], else to the page that required the login if this person
 * may see it, else to their area's home.
 */
export async function afterLogin(context: AppLoadContext, redirectTo: unknown): Promise<string> {
  const { user } = context.session;
  if (!user) return paths.login();
  const target = safeRedirect(redirectTo);
  const home = getHomePath(user.role).to;
  const isTheirs = target !== null && isInArea(target, getArea(user.role));
  const next = isTheirs ? target : home;
  const savedForm = await context.savedForms.read();
  if (savedForm?.resumeAt && getArea(user.role) === "customer") return savedForm.resumeAt;
  if (savedForm && !savedForm.resumeAt && (savedForm.owner === null || savedForm.owner === user.id))
    return withQuery(paths.resume(), { redirectTo: next });
  context.savedForms.clear();
  return next;
}
