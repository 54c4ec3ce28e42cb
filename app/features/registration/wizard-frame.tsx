import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";
import { useVisitor } from "~/session/use-visitor";
import { Button } from "~/ui/button";
import { ProgressSteps } from "~/ui/progress-steps";
import { QuietHeader } from "~/ui/quiet-header";
import { TextLink } from "~/ui/text-link";
import { HelpColumn } from "./help-column";
import { progress, stepLabels } from "./steps";
import type { StepPage } from "./wizard-page.server";

/** [WIZ-1] The registration of a business: where one is, the step's form, and help beside it. */
export function WizardFrame({ page, children }: { page: StepPage; children: ReactNode }) {
  const { step, open } = page;
  const steps = progress.map((one, index) => (index < open ? one : { label: one.label }));
  return (
    <div className="bg-sunken min-h-dvh">
      <WizardHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-304 px-4 pt-6 pb-12 md:px-6 md:pt-9 xl:px-8">
        <h1 className="text-title">Register your Business</h1>
        <div className="mt-5 md:mt-6">
          <ProgressSteps label="Registration" current={step - 1} steps={steps} />
        </div>
        <div className="mt-5 grid gap-x-8 gap-y-6 md:mt-7 xl:grid-cols-[minmax(0,1fr)_320px]">
          <section aria-label={stepLabels[step - 1]} className="min-w-0">
            {children}
          </section>
          <HelpColumn page={page} />
        </div>
      </main>
    </div>
  );
}

/** Leads to where this visitor is at home. */
export function WizardHeader() {
  const { user } = useVisitor();
  if (user?.area === "agent")
    return (
      <QuietHeader>
        <TextLink to={registrationPaths.ofAgent()} alone>
          Your registrations
        </TextLink>
        <Form method="post" action={paths.logout()}>
          <Button type="submit" variant="ghost" size="sm" className="min-h-11!">
            Log Out
          </Button>
        </Form>
      </QuietHeader>
    );
  return (
    <QuietHeader>
      {user ? (
        <TextLink to={user.home.to} alone>
          {user.home.label}
        </TextLink>
      ) : (
        <span>
          <span className="max-md:hidden">Already registered? </span>
          <TextLink to={paths.login()} alone>
            Log In
          </TextLink>
        </span>
      )}
    </QuietHeader>
  );
}
