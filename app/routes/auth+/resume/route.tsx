import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/features/auth/auth-frame";
import { paths, withQuery } from "~/lib/paths";
import { fieldLabel, isTypedField } from "~/lib/typed-fields";
import { safeRedirect } from "~/session/redirect-to";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";

export const meta = () => [{ title: "Send it again? · HalalGo" }];

/**
 * [SESS-12] Offers to resend a form that arrived after the session had ended, or that the host did not answer. `skip`
 * discards it.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { savedForms, session } = context;
  const query = new URL(request.url).searchParams;
  const next = safeRedirect(query.get("redirectTo")) ?? paths.home();
  const savedForm = await savedForms.read();
  if (!savedForm || query.has("skip") || (savedForm.owner !== null && savedForm.owner !== session.user?.id)) {
    savedForms.clear();
    throw redirect(next);
  }
  const isUnanswered = query.get("because") === "unreachable";
  const why = isUnanswered ? "unanswered" : findReason(savedForm, session.user?.role);
  const { action, fields, secrets, hadFiles } = savedForm;
  return data({ action, fields, secrets, hadFiles, next, why }, isUnanswered ? 503 : 200);
}

type Reason = "unanswered" | "needed login" | "logged out" | "role changed";

function findReason(
  { owner, role }: { owner: string | null; role: string | null },
  roleNow: string | undefined,
): Reason {
  if (owner === null) return "needed login";
  return role === null || role === roleNow ? "logged out" : "role changed";
}

const reasons: Record<Reason, string> = {
  unanswered: "We got no answer in time, so this may be saved or not. Nothing you typed is lost.",
  "needed login": "Now that you are logged in, this can be saved. Nothing you typed is lost.",
  "logged out": "You were logged out before this was saved. Nothing you typed is lost.",
  "role changed": "Your role has changed since you typed this, and may no longer save it. Copy first what you need.",
};

export default function ResumePage() {
  const { action, fields, secrets, hadFiles, next, why } = useLoaderData<typeof loader>();
  return (
    <AuthFrame
      title={why === "unanswered" ? "We can't reach our kitchens right now" : "Send it again?"}
      subtitle={reasons[why]}
    >
      <dl className="text-body grid gap-3">
        {fields.filter(isTypedField).map(([name, value], index) => (
          <div key={`${name}${index}`}>
            <dt className="text-label text-ink">{fieldLabel(name)}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="mt-6 flex flex-col gap-3">
        {fields.map(([name, value], index) => (
          <input key={`${name}${index}`} type="hidden" name={name} value={value} />
        ))}
        {secrets.map((name) => (
          <TextField
            key={name}
            name={name}
            label={fieldLabel(name)}
            type={/password/i.test(name) ? "password" : "text"}
            autoComplete="off"
            hint="Not kept, for your safety. Please enter it again."
          />
        ))}
        {hadFiles && <p className="text-meta text-quiet">Files are not kept. Choose the file again afterwards.</p>}
        <SubmitButton wide size="lg">
          Send it again
        </SubmitButton>
        <ButtonLink to={withQuery(paths.resume(), { skip: 1, redirectTo: next })} variant="ghost" wide>
          Go on without it
        </ButtonLink>
      </Form>
    </AuthFrame>
  );
}
