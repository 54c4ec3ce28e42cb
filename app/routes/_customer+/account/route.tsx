import { Form, Outlet, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { halalOptions } from "~/features/browse/options";
import { passHeadline } from "~/features/pass/headline";
import type { MemberView } from "~/features/pass/load-pass.server";
import { emailedStepsText, OtherDevices, DeviceNotifications } from "~/features/push/device-notifications";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { Fact, Facts } from "~/ui/layout/facts";
import { Money } from "~/ui/money";
import type { action, loader } from "./account-page.server";
import { ProfileForm } from "./profile-form";

export { action, loader } from "./account-page.server";
export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Account · HalalGo" }];

/** Name, phone and password; customers can also export their data or delete the account. */
export default function Account() {
  const { profile, version, isCustomer, isEmailConfirmed, constraint, closing, goPass, offered, savedHalal, push } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div data-panel-host>
      <main id="main" className="page-width py-8 md:py-12">
        <div className="mx-auto max-w-240">
          <h1 className="text-title mb-6 md:mb-8">Account</h1>
          <AccountSection
            title="Profile"
            text={
              isCustomer
                ? "The name restaurants see on your orders, and how they reach you."
                : "Your name, and how you can be reached."
            }
          >
            {/* Refused values stay, even when the host turns out to lack the call. */}
            {offered.includes("profile") || actionData ? (
              <ProfileForm
                profile={profile}
                isCustomer={isCustomer}
                version={version}
                lastResult={actionData?.lastResult}
                conflict={actionData?.conflict}
                constraint={constraint}
              />
            ) : (
              <KnownProfile {...profile} />
            )}
          </AccountSection>
          {!isEmailConfirmed && (
            <AccountSection
              title="Email"
              text="First-order offers, coupons limited to one per person, and registering a business need a confirmed address."
            >
              <ButtonLink to={paths.confirmEmail({ redirectTo: paths.account() })} variant="secondary">
                Confirm {profile.email}
              </ButtonLink>
            </AccountSection>
          )}
          <AccountSection title="Password" text="Changing it logs you out everywhere else.">
            <ButtonLink to={paths.accountPassword()} variant="secondary" icon="lock">
              Change password
            </ButtonLink>
          </AccountSection>
          {savedHalal && <HalalSection saved={savedHalal} />}
          {push && (
            <AccountSection
              title="Notifications on your devices"
              text="When a restaurant accepts or declines your order, and when it is ready. They show the order number and the restaurant, nothing else."
            >
              <DeviceNotifications push={push} byMail={emailedStepsText} />
              <OtherDevices push={push} />
            </AccountSection>
          )}
          {goPass && <PassSection {...goPass} />}
          {isCustomer && offered.includes("accountExport") && <DataSection />}
          {isCustomer && offered.includes("accountDeletion") && <DeletionSection />}
          {closing && (
            <AccountSection title="Closing your account" text={closing}>
              <ButtonLink to={paths.contact()} variant="secondary">
                Contact us
              </ButtonLink>
            </AccountSection>
          )}
        </div>
      </main>
      <Outlet />
    </div>
  );
}

type Profile = { email: string; first_name?: string | null; last_name?: string | null; phone?: string | null };

/** For a host where the profile cannot be changed. */
function KnownProfile({ email, first_name, last_name, phone }: Profile) {
  const name = `${first_name ?? ""} ${last_name ?? ""}`.trim();
  return (
    <Facts>
      {name && <Fact label="Name">{name}</Fact>}
      <Fact label="Email">{email}</Fact>
      {phone && <Fact label="Phone">{phone}</Fact>}
    </Facts>
  );
}

/** [HALAL-11] */
function HalalSection({ saved }: { saved: readonly string[] }) {
  return (
    <AccountSection title="Halal" text="Applies to lists and search on every page, until you change it.">
      <Form method="post" action={paths.savedHalal()} key={saved.join()}>
        <input type="hidden" name="redirectTo" value={paths.account()} />
        <fieldset className="grid max-w-80">
          <legend className="sr-only">Only places that are</legend>
          {halalOptions.map(({ value, label }) => (
            <CheckRow key={value} name="halal" value={value} label={label} defaultChecked={saved.includes(value)} />
          ))}
        </fieldset>
        <Button type="submit" variant="secondary" className="mt-4">
          Save choice
        </Button>
      </Form>
    </AccountSection>
  );
}

function DataSection() {
  return (
    <AccountSection
      title="Your data"
      text="Profile, addresses, orders, reviews and favorites in one file (JSON), for you to keep or take elsewhere."
    >
      <ButtonLink to={paths.accountExport()} reloadDocument variant="secondary" icon="download-simple">
        Download my data
      </ButtonLink>
    </AccountSection>
  );
}

function DeletionSection() {
  return (
    <AccountSection
      title="Delete account"
      text="Your account is deleted for good. The next step explains what we have to keep."
    >
      <ButtonLink to={paths.accountDelete()} preventScrollReset variant="danger-text" icon="trash" className="-ms-4.5">
        Delete my account
      </ButtonLink>
    </AccountSection>
  );
}

type PassSectionProps = {
  /** Cents per month, for people without a pass. */
  price: number;
  own: MemberView | null;
};

/** The state of the customer's Go Pass, or its price; details are on its own page. */
function PassSection({ price, own }: PassSectionProps) {
  return (
    <AccountSection title="Go Pass" text="Unlimited $0 delivery fees, from every restaurant and shop.">
      <p className="text-body">
        {own ? (
          <>
            <span className="text-label text-ink block">
              {own.isValid ? passHeadline(own) : "Your paid month is over"}
            </span>
            {own.renews && !own.isRefused && (
              <>
                <Money cents={own.price} /> a month from your {own.card ?? "card"}.
              </>
            )}
            {own.isRefused && "Your card was refused for the next month."}
            {!own.renews && "It does not renew automatically."}
          </>
        ) : (
          <>
            You do not have one. It costs <Money cents={price} /> a month.
          </>
        )}
      </p>
      <ButtonLink to={paths.goPass()} variant="secondary" className="mt-4">
        {own ? "Manage Go Pass" : "See Go Pass"}
      </ButtonLink>
    </AccountSection>
  );
}

/** A section of the account page: description at the start, form or button at the end (below on small screens). */
function AccountSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-line grid gap-x-12 gap-y-5 border-t py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] md:py-9">
      <div>
        <h2 className="text-card text-ink">{title}</h2>
        <p className="text-meta text-quiet mt-1 max-w-[44ch]">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
