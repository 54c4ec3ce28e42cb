import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { DashboardBell } from "~/ui/dashboard/header-menus";
import { RouteError } from "~/ui/feedback/route-error";
import { ErrorSummary, pageTitle } from "~/ui/forms/validation/error-summary";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { Timeline } from "~/ui/layout/timeline";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import { ApplicationHead, BankForm, DocumentSlot } from "./application-head";
import { needsSending, openRequests } from "./application-state";
import { changeApplication, loadApplication, type Refused } from "./load-application.server";
import { Questions } from "./questions";
import { SendAgain } from "./send-again";

export const meta = ({ data }: { data?: { name: string } }) => [
  { title: `${data?.name ?? "Application"} · Application · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadApplication(args);
export const action = (args: ActionFunctionArgs) => changeApplication(args);

/** [DASH-8] An application's status, what is missing, and the forms to add that and to send it again. */
export default function ApplicationPage() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const errors = refused ? summarizeErrors(refused, openRequests(page)[0]?.id) : [];
  const hasBar = page.isOpen && needsSending(page);
  return (
    <div className="bg-sunken min-h-dvh">
      {errors.length > 0 && <title>{`${pageTitle(page.name, true)} · HalalGo`}</title>}
      <QuietHeader>
        <HeaderLink {...page} />
        <Form method="post" action={paths.logout()}>
          <Button type="submit" variant="ghost" size="sm" className="min-h-11!">
            Log Out
          </Button>
        </Form>
      </QuietHeader>
      <main id="main" tabIndex={-1} className="outline-none">
        <ApplicationHead {...page} />
        <div
          className={cx(
            "mx-auto flex w-full max-w-200 flex-col gap-4 px-4 pt-5 pb-10 md:px-6",
            hasBar && "max-md:pb-36",
          )}
        >
          <ErrorSummary errors={errors} />
          <Questions page={page} refused={refused} />
          {page.isOpen && (
            <>
              <TitledCard title="Documents" text="PDF, JPEG or PNG, up to 10 MB each.">
                <div className="divide-line mt-2 divide-y">
                  {page.documents.map((slot) => (
                    <DocumentSlot key={slot.kind} applicationId={page.id} slot={slot} refusals={refused?.files ?? []} />
                  ))}
                </div>
              </TitledCard>
              <BankForm bank={page.bank} refused={refused?.form === "bank" ? refused : undefined} />
            </>
          )}
          <TitledCard title="What happened" headClassName="mb-4">
            <Timeline steps={page.steps} />
          </TitledCard>
          {page.isOpen && <SendAgain page={page} refused={refused?.form === "send" ? refused : undefined} />}
          {!page.isAgent && page.isOpen && (
            <p className="text-meta">
              Meanwhile you can <TextLink to={registrationPaths.menu()}>set up your menu</TextLink>. Customers see it
              once we have approved you.
            </p>
          )}
          <p className="text-meta">
            {page.registeredBy && !page.isAgent && `Registered with sales agent ${page.registeredBy}. `}Questions:{" "}
            <TextLink to={paths.contact()}>write to us</TextLink>.
          </p>
        </div>
      </main>
    </div>
  );
}

/** Agents return to their list; owners have a bell. */
function HeaderLink({ isAgent, unread }: { isAgent: boolean; unread: number | null }) {
  if (isAgent)
    return (
      <TextLink to={registrationPaths.ofAgent()} alone>
        Your registrations
      </TextLink>
    );
  return <DashboardBell to={registrationPaths.inbox()} unread={unread} />;
}

const summarizeErrors = ({ form, formErrors, fieldErrors, files }: Refused, open: string | undefined) => [
  ...formErrors.map((message) => ({
    id: !form.startsWith("send") ? "main" : open ? `question-${open}` : "message",
    message,
  })),
  ...Object.entries(fieldErrors).flatMap(([name, [message = ""]]) => ({
    id: form.startsWith("answer") ? form : name,
    message,
  })),
  ...files.map(({ field, name, message }) => ({ id: field, message: `${name}: ${message}` })),
];

export const ErrorBoundary = () => (
  <>
    <QuietHeader />
    <RouteError />
  </>
);
