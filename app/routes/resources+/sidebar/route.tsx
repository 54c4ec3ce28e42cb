import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { saveSidebar } from "~/session/cookies/preferences.server";
import { safePath } from "~/session/redirect-to";

/** [UI-5] Takes `sidebar` (closed, else open); redirects to `redirectTo`, which scripts omit. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  saveSidebar(context.cookies, form.get("sidebar") === "closed" ? "closed" : "open");
  const back = safePath(form.get("redirectTo"));
  return back ? redirect(back, 303) : null;
}

export const loader = () => redirect(paths.home());
