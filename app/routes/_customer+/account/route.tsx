import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { profileRequest } from "@domain/contract/account";
import { saveProfile } from "~/host/account.server";
import { readProfile } from "~/host/auth.server";
import { formRefusal } from "~/host/form-refusal";
import { paths } from "~/lib/paths";
import { areaOf } from "~/session/areas";
import { requireUser } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button-link";
import { AccountSection } from "./account-section";
import { ProfileForm } from "./profile-form";

export const meta = () => [{ title: "Account · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(request, context);
  const { email, first_name, last_name, phone, role } = await readProfile(context.host);
  return { profile: { email, first_name, last_name, phone }, isCustomer: areaOf(role) === "customer" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const { host, session } = context;
  const submission = parseWithZod(await request.formData(), { schema: profileRequest });
  if (submission.status !== "success") return data({ lastResult: submission.reply() }, 422);
  try {
    const { message, data: user } = await saveProfile(host, submission.value);
    // The header greets by what the session remembers.
    if (session.token) session.logIn({ token: session.token, user, restaurant: session.restaurant });
    const said = message ?? "Your profile has been saved.";
    return await redirectWithToast(context, paths.account(), { type: "success", message: said });
  } catch (error) {
    const refusal = formRefusal(error, "We could not save your profile. Please try again.");
    return data({ lastResult: submission.reply(refusal) }, refusal.status);
  }
}

/** Everybody's own name, phone and password; customers also take their data along, or leave. */
export default function Account() {
  const { profile, isCustomer } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div data-panel-host>
      <main id="main" className="page-width py-8 md:py-12">
        <div className="mx-auto max-w-240">
          <h1 className="text-title mb-6 md:mb-8">Account</h1>
          <AccountSection title="Profile" text="The name restaurants see on your orders, and how they reach you.">
            <ProfileForm profile={profile} lastResult={answer?.lastResult} />
          </AccountSection>
          <AccountSection title="Password" text="Changing it logs you out everywhere else.">
            <ButtonLink to={paths.accountPassword()} variant="secondary" icon="lock">
              Change password
            </ButtonLink>
          </AccountSection>
          {isCustomer && <CustomerSections />}
        </div>
      </main>
      <Outlet />
    </div>
  );
}

function CustomerSections() {
  return (
    <>
      <AccountSection
        title="Your data"
        text="Profile, addresses, orders, reviews and favourites in one file (JSON), for you to keep or take elsewhere."
      >
        <ButtonLink to={paths.accountExport()} reloadDocument variant="secondary" icon="download-simple">
          Download my data
        </ButtonLink>
      </AccountSection>
      <AccountSection title="Delete account" text="Your account and everything in it goes for good.">
        <ButtonLink
          to={paths.accountDelete()}
          preventScrollReset
          variant="danger-text"
          icon="trash"
          className="-ms-4.5"
        >
          Delete my account
        </ButtonLink>
      </AccountSection>
    </>
  );
}
