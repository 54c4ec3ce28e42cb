import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";
import { useVisitor } from "~/session/use-visitor";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { ProgressSteps } from "~/ui/layout/progress-steps";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import { progressSteps, stepLabels } from "./steps";
import type { StepPage } from "./wizard-page.server";

/** [WIZ-1] The registration's layout: progress, the step's form, and help beside it. */
export function WizardFrame({ page, children }: { page: StepPage; children: ReactNode }) {
  const { number, open } = page;
  const steps = progressSteps.map((one, index) => (index < open ? one : { label: one.label }));
  return (
    <div className="bg-sunken min-h-dvh">
      <WizardHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-304 px-4 pt-6 pb-12 md:px-6 md:pt-9 xl:px-8">
        <h1 className="text-title">Register your Business</h1>
        <div className="mt-5 md:mt-6">
          <ProgressSteps label="Registration" current={number - 1} steps={steps} />
        </div>
        <div className="mt-5 grid gap-x-8 gap-y-6 md:mt-7 xl:grid-cols-[minmax(0,1fr)_320px]">
          <section aria-label={stepLabels[number - 1]} className="min-w-0">
            {children}
          </section>
          <HelpColumn page={page} />
        </div>
      </main>
    </div>
  );
}

/** The logo links to the visitor's home. */
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

/** Beside the form: a summary so far, and what happens next. */
function HelpColumn({ page: { soFar, number, help } }: { page: StepPage }) {
  return (
    <div className="flex min-w-0 flex-col gap-4.5">
      {number > 1 ? (
        <Card as="section" aria-labelledby="so-far" className="p-5!">
          <div className="flex items-center justify-between gap-3">
            <h2 id="so-far" className="text-card">
              Your business so far
            </h2>
            <TextLink to={registrationPaths.step()} alone>
              Change
            </TextLink>
          </div>
          <dl className="mt-3 grid gap-3">
            {soFar.map(({ label, text }) => (
              <div key={label} className="min-w-0">
                <dt className="text-small text-quiet">{label}</dt>
                <dd className="text-meta text-ink break-words">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : (
        <TitledCard title="Have these at hand" size="card" className="p-5!">
          <ul className="text-meta mt-3 flex flex-col gap-2.5">
            {help.needed.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon name="check-circle" weight="fill" className="text-primary shrink-0" />
                {item}
              </li>
            ))}
          </ul>
          <p className="text-meta text-quiet mt-3">{help.kept}</p>
        </TitledCard>
      )}
      <section
        aria-labelledby="next"
        className="rounded-card bg-accent-soft text-accent-text relative overflow-hidden p-5"
      >
        <StarPattern className="text-accent-text" opacity={0.08} />
        <h2 id="next" className="text-card text-ink relative">
          What happens next
        </h2>
        <ol className="text-meta relative mt-3 flex flex-col gap-3">
          {help.next.map((item, index) => (
            <li key={item} className="flex gap-3.5">
              <span aria-hidden className="text-ink font-semibold tabular-nums">
                {index + 1}
              </span>
              {item}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
