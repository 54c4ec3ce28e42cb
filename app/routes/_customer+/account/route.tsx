import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { AccountSection } from "./account-section";
import { PassSection } from "./pass-section";
import { ProfileForm } from "./profile-form";
import type { action, loader } from "./account-page.server";

export { action, loader } from "./account-page.server";

export const meta = () => [{ title: "Account · HalalGo" }];

/** Everybody's own name, phone and password; customers also take their data along, or leave. */
export default function Account() {
  const { profile, isCustomer, constraint, goPass } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div data-panel-host>
      <main id="main" className="page-width py-8 md:py-12">
        <div className="mx-auto max-w-240">
          <h1 className="text-title mb-6 md:mb-8">Account</h1>
          <AccountSection title="Profile" text="The name restaurants see on your orders, and how they reach you.">
            <ProfileForm profile={profile} lastResult={answer?.lastResult} constraint={constraint} />
          </AccountSection>
          <AccountSection title="Password" text="Changing it logs you out everywhere else.">
            <ButtonLink to={paths.accountPassword()} variant="secondary" icon="lock">
              Change password
            </ButtonLink>
          </AccountSection>
          {goPass && <PassSection {...goPass} />}
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
