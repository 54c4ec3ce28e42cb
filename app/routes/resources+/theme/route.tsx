import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { saveTheme } from "~/session/cookies/preferences.server";
import { safePath } from "~/session/redirect-to";

/** [SESS-14] Takes `theme` (dark, else light) and redirects to `redirectTo`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  saveTheme(context.cookies, form.get("theme") === "dark" ? "dark" : "light");
  return redirect(safePath(form.get("redirectTo")) ?? paths.home(), 303);
}

export const loader = () => redirect(paths.home());
