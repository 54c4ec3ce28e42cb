import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { concernRequest } from "@domain/contract/halal";
import { concernKindLabels, concernKinds } from "@domain/halal/concern";
import { findHalal, reportConcern } from "~/features/halal/halal.server";
import { formRefusal } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { RadioGroup } from "~/ui/forms/choice-tiles";
import { TextArea, TextField } from "~/ui/forms/text-field";
import { ErrorSummary, FormError, pageTitle } from "~/ui/forms/validation/error-summary";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";

type Fields = Partial<Record<"kind" | "text" | "email" | "photo", string>>;

/** A 404 page if the host stores no halal evidence, as reports then have no recipient. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const view = await findHalal(context.host, id);
  if (!view) throw notFoundPage("There is no halal information about this place here.");
  const kinds = concernKinds.map((value) => ({ value, label: concernKindLabels[value] }));
  return { id, name: view.name, kinds };
}

/** [HALAL-12] Sends a report; if rejected, the form keeps its input. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const readField = (name: string) => readText(form, name).replaceAll("\r\n", "\n");
  const typed: Fields = { kind: readField("kind"), text: readField("text"), email: readField("email") };
  const parsed = concernRequest.safeParse({ ...typed, email: typed.email || null });
  if (!parsed.success) {
    const errors: Fields = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
    );
    return data({ typed, errors, form: undefined }, 422);
  }
  const photo = form.get("photo");
  const body = new FormData();
  for (const [name, value] of Object.entries(parsed.data)) if (value) body.append(name, value);
  // Browsers send an empty file field as a nameless, empty file.
  if (photo instanceof File && photo.name) body.append("photo", photo, photo.name);
  try {
    const sentence = await reportConcern(context.host, id, body);
    const message = sentence ?? "Thank you. Our team looks into it.";
    return await redirectWithToast(context, paths.halalSheet(id), { type: "success", message });
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "We could not send it. Please try again.");
    const errors: Fields = Object.fromEntries(
      Object.entries(fieldErrors).flatMap(([name, [message]]) => (message ? [[name, message] as const] : [])),
    );
    return data({ typed, errors, form: formErrors[0] }, status);
  }
}

export const meta = () => [{ title: "Report a concern · HalalGo" }, { name: "robots", content: "noindex" }];
export const handle = { frame: { cartBar: false } };

/** [HALAL-12] A report to the administrators; the restaurant does not learn who sent it. */
export default function ReportConcern() {
  const { id, name, kinds } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { typed = {}, errors = {} } = actionData ?? {};
  const list = (message?: string) => (message ? [message] : undefined);
  const summary = (["kind", "text", "photo", "email"] as const).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: `concern-${field}`, message }] : [];
  });
  return (
    <Sheet title="Report a concern" closeHref={paths.halalSheet(id)} wide>
      <Form method="post" encType="multipart/form-data" noValidate preventScrollReset className="panel-form">
        <PanelBody className="grid content-start gap-6">
          {actionData && <title>{`${pageTitle("Report a concern", true)} · HalalGo`}</title>}
          {summary.length > 0 && (
            <div className="-mb-6">
              <ErrorSummary errors={summary} />
            </div>
          )}
          {actionData?.form && <FormError title={actionData.form} />}
          <p>
            About halal at {name}. It goes to our team, who look into it. The place reads what you write, but not who
            you are.
          </p>
          <RadioGroup
            id="concern-kind"
            label="What is it about?"
            name="kind"
            options={kinds}
            defaultValue={typed.kind}
            errors={list(errors.kind)}
          />
          <TextArea
            id="concern-text"
            label="What did you see?"
            name="text"
            hint="What, when and where. Leave out names of people."
            rows={5}
            maxLength={2000}
            defaultValue={typed.text}
            errors={list(errors.text)}
          />
          <div className="grid gap-2">
            <label htmlFor="concern-photo" className="text-label">
              Photo <span className="text-quiet font-normal">(optional)</span>
            </label>
            <input
              id="concern-photo"
              type="file"
              name="photo"
              accept=".jpg,.jpeg,.png"
              aria-invalid={errors.photo ? true : undefined}
              aria-describedby="concern-photo-note"
              className="file-field w-full max-w-full min-w-0"
            />
            <p id="concern-photo-note" className={errors.photo ? "text-danger text-meta" : "text-quiet text-meta"}>
              {errors.photo ?? "A JPEG or PNG picture, up to 10 MB. The location stored in it is removed."}
            </p>
          </div>
          <TextField
            id="concern-email"
            label="Email"
            name="email"
            type="email"
            optional
            hint="We tell you the outcome, then delete it and the photo. The place sees neither."
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
