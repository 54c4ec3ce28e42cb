import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { concernRequest } from "@domain/contract/halal";
import { concernKindLabels, concernKinds } from "@domain/halal/concern";
import { getHalal, reportConcern } from "~/features/halal/read-halal.server";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { RadioGroup } from "~/ui/forms/choice-tiles";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";

type Fields = Partial<Record<"kind" | "text" | "email", string>>;

export const meta = () => [{ title: "Report a concern · HalalGo" }, { name: "robots", content: "noindex" }];
export const handle = { frame: { cartBar: false } };

/** Only where somebody is there to look at it. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const view = await getHalal(context.host, id);
  if (!view) throw data({ code: "not_found", message: "Nothing is kept here about halal at this place." }, 404);
  const kinds = concernKinds.map((value) => ({ value, label: concernKindLabels[value] }));
  return { id, name: view.name, kinds };
}

/** [HALAL-12] Sends what somebody has seen; refused, it keeps what was typed. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const told = (name: string) =>
    String(form.get(name) ?? "")
      .replaceAll("\r\n", "\n")
      .trim();
  const typed: Fields = { kind: told("kind"), text: told("text"), email: told("email") };
  const asked = concernRequest.safeParse({ ...typed, email: typed.email || null });
  if (!asked.success) {
    const errors: Fields = Object.fromEntries(
      asked.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
    );
    return data({ typed, errors, form: undefined }, 422);
  }
  try {
    const said = await reportConcern(context.host, id, asked.data);
    const message = said ?? "Thank you. Our team looks into it.";
    return await redirectWithToast(context, paths.halalSheet(id), { type: "success", message });
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "We could not send it. Please try again.");
    const errors: Fields = Object.fromEntries(
      Object.entries(fieldErrors).flatMap(([name, [message]]) => (message ? [[name, message] as const] : [])),
    );
    return data({ typed, errors, form: formErrors[0] }, status);
  }
}

/** [HALAL-12] What somebody saw, for the administrators; the place does not learn who. */
export default function ReportConcern() {
  const { id, name, kinds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed = {}, errors = {} } = answer ?? {};
  const list = (message?: string) => (message ? [message] : undefined);
  return (
    <Sheet title="Report a concern" closeHref={paths.halalSheet(id)} wide>
      <Form method="post" noValidate preventScrollReset className="panel-form">
        <PanelBody className="grid content-start gap-6">
          {answer?.form && <FormError title={answer.form} />}
          <p>
            About halal at {name}. It goes to our team, who look into it. The place reads what you write, but not who
            you are.
          </p>
          <RadioGroup
            label="What is it about?"
            name="kind"
            options={kinds}
            defaultValue={typed.kind}
            errors={list(errors.kind)}
          />
          <TextArea
            label="What did you see?"
            name="text"
            hint="What, when and where. Leave out names of people."
            rows={5}
            maxLength={2000}
            defaultValue={typed.text}
            errors={list(errors.text)}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            optional
            hint="We tell you what came of it, then delete it. The place does not see it."
            autoComplete="email"
            maxLength={254}
            defaultValue={typed.email}
            errors={list(errors.email)}
          />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={paths.halalSheet(id)} preventScrollReset variant="ghost">
            Back
          </ButtonLink>
          <SubmitButton pendingLabel="Sending...">Send</SubmitButton>
        </PanelFoot>
      </Form>
    </Sheet>
  );
}
