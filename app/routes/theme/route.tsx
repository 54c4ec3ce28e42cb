import { parseWithZod } from "@conform-to/zod/v4";
import { data, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useRouteLoaderData } from "@remix-run/react";
import { readForm } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";
import { displayFontLink } from "~/styles/links";
import { Badge } from "~/ui/badge";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { Logo } from "~/ui/logo";
import { ColoursAndType } from "./colours-and-type";
import { Buttons, Navigation } from "./controls";
import { ConformDemo, ValidatedDemo, Fields } from "./forms";
import { HalalStates } from "./halal-states";
import { addonSchema, signUpSchema } from "./schemas";
import { Specimen } from "./specimen";
import { Status, Waiting } from "./states";
import { Tables } from "./tables";

export const meta: MetaFunction = () => [{ title: "Style guide | HalalGo" }, { name: "robots", content: "noindex" }];

export const links = () => [displayFontLink()];

/** Answers the demonstration forms; nothing is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "switch") return { switchedOn: form.get("switch") === "on" };
  if (intent === "addon") {
    const result = await createValidator(addonSchema).validate(form);
    if (result.error) return invalidForm(result.error, result.submittedData);
  } else {
    const submission = parseWithZod(form, { schema: signUpSchema });
    if (submission.status !== "success") {
      return data({ signUp: submission.reply({ hideFields: ["password"] }) }, { status: 422 });
    }
  }
  return redirectWithToast(context, "/theme", { type: "success", message: "The form was accepted" });
}

type Answer = { signUp?: Parameters<typeof ConformDemo>[0]["lastResult"]; switchedOn?: boolean };

/** The living style guide: every part of the kit in every state, in the visitor's theme. */
export default function StyleGuide() {
  const root = useRouteLoaderData<{ theme: "light" | "dark" }>("root");
  const answer = useActionData<Answer>();
  return (
    <div data-panel-host>
      <header className="page-width flex items-center justify-between py-6">
        <Logo />
        <Badge tone="neutral">{root?.theme === "dark" ? "Dark" : "Light"}</Badge>
      </header>
      <main className="page-width pb-18">
        <h1 className="text-title mb-4">Style guide</h1>
        <ColoursAndType />
        <Buttons />
        <div id="forms">
          <Specimen title="Fields">
            <Fields switchedOn={answer?.switchedOn ?? true} />
          </Specimen>
          <Specimen title="Forms">
            <div className="grid gap-10 md:grid-cols-2">
              <div>
                <h3 className="text-card-list mb-4">Customer areas</h3>
                <ConformDemo lastResult={answer?.signUp} />
              </div>
              <div>
                <h3 className="text-card-list mb-4">Dashboard and admin</h3>
                <ValidatedDemo />
              </div>
            </div>
          </Specimen>
        </div>
        <div id="status">
          <Status />
        </div>
        <HalalStates />
        <Navigation />
        <div id="tables">
          <Tables />
        </div>
        <Waiting />
      </main>
      <Outlet />
    </div>
  );
}
