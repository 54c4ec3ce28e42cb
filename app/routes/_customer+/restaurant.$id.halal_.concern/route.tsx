import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { RadioGroup } from "~/ui/forms/choice-tiles";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary, FormError, pageTitle } from "~/ui/forms/validation/error-summary";
import { PanelBody, PanelFoot, Sheet } from "~/ui/overlays/side-panel";
import { action, loader } from "./concern-page.server";

export const meta = () => [{ title: "Report a concern · HalalGo" }, { name: "robots", content: "noindex" }];
export const handle = { frame: { cartBar: false } };

export { action, loader };

/** [HALAL-12] A report to the administrators; the restaurant does not learn who sent it. */
export default function ReportConcern() {
  const { id, name, kinds } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { typed = {}, errors = {} } = answer ?? {};
  const list = (message?: string) => (message ? [message] : undefined);
  const summary = (["kind", "text", "photo", "email"] as const).flatMap((field) => {
    const message = errors[field];
    return message ? [{ id: `concern-${field}`, message }] : [];
  });
  return (
    <Sheet title="Report a concern" closeHref={paths.halalSheet(id)} wide>
      <Form method="post" encType="multipart/form-data" noValidate preventScrollReset className="panel-form">
        <PanelBody className="grid content-start gap-6">
          {answer && <title>{`${pageTitle("Report a concern", true)} · HalalGo`}</title>}
          {summary.length > 0 && (
            <div className="-mb-6">
              <ErrorSummary errors={summary} />
            </div>
          )}
          {answer?.form && <FormError title={answer.form} />}
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
              {errors.photo ?? "A JPEG or PNG picture, up to 10 MB. Where it was taken is not kept."}
            </p>
          </div>
          <TextField
            id="concern-email"
            label="Email"
            name="email"
            type="email"
            optional
            hint="We tell you what came of it, then delete it and the photo. The place sees neither."
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
