import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { safeRedirect } from "~/session/redirect-to";
import { SubmitButton } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { AuthFrame } from "../frame/auth-frame";

export const meta = () => [{ title: "Send it again? · HalalGo" }];

/** [SESS-12] Offers, once, the form that arrived after the session had ended. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { keptForms, session } = context;
  const next = safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? paths.home();
  const kept = await keptForms.peek();
  keptForms.forget();
  if (!kept || (kept.owner !== null && kept.owner !== session.user?.id)) throw redirect(next);
  return data({ action: kept.action, fields: kept.fields, next });
}

/** Names people know; the rest of a form travels unseen. */
const label = (name: string) =>
  name
    .replace(/[_.[\]]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .trim()
    .replace(/^./, (letter) => letter.toUpperCase());
const isShown = ([name, value]: [string, string]) =>
  value.trim() !== "" && !/^(intent|redirectTo|_.*)$|id(s|\[\])?$/i.test(name);

export default function ResumePage() {
  const { action, fields, next } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title="Send it again?" subtitle="You were logged out before this was saved. Nothing you typed is lost.">
      <dl className="text-body grid gap-3">
        {fields.filter(isShown).map(([name, value], index) => (
          <div key={`${name}${index}`}>
            <dt className="text-label text-ink">{label(name)}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action={action} className="mt-6 flex flex-col gap-3">
        {fields.map(([name, value], index) => (
          <input key={`${name}${index}`} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton wide size="lg">
          Send it again
        </SubmitButton>
        <ButtonLink to={next} variant="ghost" wide>
          Go on without it
        </ButtonLink>
      </Form>
    </AuthFrame>
  );
}
