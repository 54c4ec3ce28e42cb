import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetAccountLocation } from "~/features/location/account-location.server";
import { revokeToken } from "~/host/auth.server";
import { paths } from "~/lib/paths";
import { getArea } from "~/session/areas";

/** [SESS-6, SESS-7] Only a POST logs out, so that links and images of other sites cannot. */
export async function action({ context }: ActionFunctionArgs) {
  const { session, host, savedForms } = context;
  const { user, token } = session;
  if (token) await revokeToken(host);
  session.logOut();
  savedForms.clear();
  // The next user of this browser must not see the address.
  forgetAccountLocation(context);
  return redirect(!user || getArea(user.role) === "customer" ? paths.landing() : paths.home(), 303);
}

export const loader = () => redirect(paths.landing());
