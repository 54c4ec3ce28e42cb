import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { withQuery } from "~/lib/paths";
import { safeRedirect } from "~/session/redirect-to";

/** [ROUTE-5] Where the visitor was going travels along. */
export function loader({ request }: LoaderFunctionArgs) {
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get("redirectTo"));
  return redirect(withQuery("/auth/signup", { user_type: "user", redirectTo }));
}
