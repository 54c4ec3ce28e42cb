import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useRouteLoaderData } from "@remix-run/react";
import { readForm } from "~/lib/read-form.server";
import { Buttons, Navigation } from "~/routes/theme/controls";
import { ConformDemo, Fields, ValidatedDemo } from "~/routes/theme/forms";
import { addonSchema, signUpSchema } from "~/routes/theme/schemas";
import { Specimen } from "~/routes/theme/specimen";
import { Status, Waiting } from "~/routes/theme/states";
import { HalalStates, Tables } from "~/routes/theme/tables";
import { redirectWithToast } from "~/session/toasts.server";
import { displayFontLink } from "~/styles/links";
import { Badge } from "~/ui/badge";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { Logo } from "~/ui/logo";

export const meta: MetaFunction = () => [{ title: "Style guide · HalalGo" }, { name: "robots", content: "noindex" }];

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

type ActionResult = { signUp?: Parameters<typeof ConformDemo>[0]["lastResult"]; switchedOn?: boolean };

/** The living style guide: every part of the kit in every state, in the visitor's theme. */
export default function StyleGuide() {
  const root = useRouteLoaderData<{ theme: "light" | "dark" }>("root");
  const actionData = useActionData<ActionResult>();
  return (
    <div data-panel-host>
      <header className="page-width flex items-center justify-between py-6">
        <Logo />
        <Badge tone="neutral">{root?.theme === "dark" ? "Dark" : "Light"}</Badge>
      </header>
      <main id="main" className="page-width pb-18">
        <h1 className="text-title mb-4">Style guide</h1>
        <ColoursAndType />
        <Buttons />
        <div id="forms">
          <Specimen title="Fields">
            <Fields switchedOn={actionData?.switchedOn ?? true} />
          </Specimen>
          <Specimen title="Forms">
            <div className="grid gap-10 md:grid-cols-2">
              <div>
                <h3 className="text-card-list mb-4">Customer areas</h3>
                <ConformDemo lastResult={actionData?.signUp} />
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

const swatches = [
  ["canvas", "bg-canvas"],
  ["sunken", "bg-sunken"],
  ["muted", "bg-muted"],
  ["raised", "bg-raised"],
  ["night", "bg-night"],
  ["ink", "bg-ink"],
  ["primary", "bg-primary"],
  ["primary-soft", "bg-primary-soft"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["danger", "bg-danger"],
  ["danger-soft", "bg-danger-soft"],
  ["info", "bg-info"],
  ["info-soft", "bg-info-soft"],
  ["success", "bg-success"],
  ["success-soft", "bg-success-soft"],
  ["star", "bg-star"],
  ["pass", "bg-pass"],
] as const;

const roles = [
  ["text-promo", "Promo, 34 to 48"],
  ["text-title", "Title, 34 to 44"],
  ["text-section", "Section, 24 to 26"],
  ["text-card", "Card, 18"],
  ["text-card-list", "Card in a list, 17"],
  ["text-lead", "Lead, 17 to 19"],
  ["text-base", "Body, 16"],
  ["text-label", "Label and button, 15"],
  ["text-meta", "Meta, 14"],
  ["text-small", "Small, 13"],
] as const;

function ColoursAndType() {
  return (
    <>
      <Specimen title="Colour">
        <ul className="grid grid-cols-3 gap-3 md:grid-cols-6">
          {swatches.map(([name, fill]) => (
            <li key={name} className="text-small text-quiet">
              <span className={`rounded-control border-line mb-1.5 block h-14 border ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <p className="on-night rounded-panel text-hero overflow-hidden p-6">
          <span className="text-accent">$0</span> DELIVERY FEE
        </p>
        <ul className="flex flex-col gap-3">
          {roles.map(([role, words]) => (
            <li key={role} className={`text-ink ${role}`}>
              {words}
            </li>
          ))}
          <li className="text-figure text-ink">$1,284.50</li>
          <li className="text-clock text-ink">7:24 PM</li>
          <li lang="ar" dir="rtl" className="text-section text-ink">
            مطاعم حلال بالقرب منك
          </li>
        </ul>
      </Specimen>
    </>
  );
}
