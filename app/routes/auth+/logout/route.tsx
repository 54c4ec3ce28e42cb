import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetAccountLocation } from "~/features/location/account-location.server";
import { revokeToken } from "~/host/auth.server";
import { paths } from "~/lib/paths";
import { getArea } from "~/session/areas";

/** [SESS-6, SESS-7] Only a post logs out: a link or a picture of another site must not. */
export async function action({ context }: ActionFunctionArgs) {
  const { session, host, keptForms } = context;
  const { user, token } = session;
  if (token) await revokeToken(host);
  session.logOut();
  keptForms.forget();
  // Where somebody lives is nothing for whoever comes next.
  forgetAccountLocation(context);
  return redirect(!user || getArea(user.role) === "customer" ? paths.landing() : paths.home(), 303);
}

export const loader = () => redirect(paths.landing());
