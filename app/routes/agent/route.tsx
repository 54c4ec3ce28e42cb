import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { loadBegunRegistration } from "~/features/registration/wizard-page.server";
import { listOwnRegistrations } from "~/host/administration.server";
import { listCapabilities } from "~/host/capabilities.server";
import { nullIfFailed, nullIfNotFound, nullIfUnsupported } from "~/host/errors";
import { readPageUpToLast } from "~/lib/lists/last-page";
import { readPage } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";
import { shortMomentText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Pagination } from "~/ui/layout/pagination";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { TextLink } from "~/ui/text-link";

export { AgentError as ErrorBoundary } from "~/features/agents/agent-error";

export const meta = () => [{ title: "Your registrations · HalalGo" }];

const pageSize = 20;

/** [ROUTE-17] A sales agent's page: the businesses they have registered, and their status. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireArea(request, context, "agent");
  const [[hasEvidence], found, draft] = await Promise.all([
    listCapabilities(context.host, ["certifiers"]),
    readPageUpToLast(readPage(new URL(request.url).searchParams), pageSize, (page) =>
      listOwnRegistrations(context.host, { page, per_page: pageSize }),
    )
      .catch(nullIfUnsupported)
      // The only thing that can be missing is the call itself, which a host may lack.
      .catch(nullIfNotFound),
    loadBegunRegistration(context).catch(nullIfFailed(context.logger, "The registration begun is not shown")),
  ]);
  const now = new Date();
  return {
    name: user.first_name ?? "",
    page: found?.page ?? 1,
    draft,
    total: found?.part.total ?? 0,
    hasEvidence: Boolean(hasEvidence),
    rows:
      found?.part.registrations.map(({ id, name, city, status, created_at, open_requests, has_unsent_changes }) => ({
        id,
        name,
        city,
        status,
        todo: getTodo({ status, open: open_requests ?? 0, isUnsent: has_unsent_changes ?? false }),
        when: shortMomentText(created_at, null, now),
      })) ?? null,
  };
}

/** [AGENT-3] What the applicant has to do, as the application's own page says it; null while it waits for us. */
function getTodo({ status, open, isUnsent }: { status: string; open: number; isUnsent: boolean }): string | null {
  if (status !== "pending" && status !== "rejected") return null;
  if (open > 0) return `${pluralize(open, "question")} to answer`;
  return isUnsent ? "Changes not sent yet" : null;
}

const looks = {
  pending: { tone: "warn", icon: "hourglass-medium", text: "Pending" },
  approved: { tone: "ok", icon: "seal-check", text: "Approved" },
  rejected: { tone: "bad", icon: "x-circle", text: "Rejected" },
  suspended: { tone: "bad", icon: "pause-circle", text: "Suspended" },
} as const;
const isKnown = (status: string): status is keyof typeof looks => status in looks;

export default function AgentPage() {
  const { name, rows, draft, page, total, hasEvidence } = useLoaderData<typeof loader>();
  const register = (
    <ButtonLink to={registrationPaths.step()} icon="plus">
      Register a business
    </ButtonLink>
  );
  return (
    <div className="bg-sunken min-h-dvh">
      <QuietHeader>
        <Form method="post" action={paths.logout()}>
          <Button type="submit" variant="ghost" icon="sign-out">
            Log Out
          </Button>
        </Form>
      </QuietHeader>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-304 px-4 pt-6 pb-12 md:px-6 md:pt-9 xl:px-8">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-title">Your registrations</h1>
            <p className="text-lead mt-1">
              {name ? `Salaam, ${name}. ` : ""}The businesses you have brought to HalalGo.
            </p>
          </div>
          {rows && rows.length > 0 && !draft && register}
        </div>
        {draft && (
          <section
            aria-labelledby="not-finished"
            className="rounded-card border-line bg-surface mb-6 flex flex-wrap items-center justify-between gap-4 border p-4"
          >
            <div className="min-w-0">
              <h2 id="not-finished" className="text-card [overflow-wrap:anywhere]">
                {draft.name || "A business without a name yet"}
              </h2>
              <p className="text-meta text-quiet">Not finished yet. It is saved in this browser for 24 hours.</p>
            </div>
            <ButtonLink to={draft.continueAt}>
              Continue<span className="sr-only"> the registration</span>
            </ButtonLink>
          </section>
        )}
        {rows && rows.length > 0 ? (
          <>
            <Table label="Your registrations">
              <TableHead>
                <HeadCell>Business</HeadCell>
                <HeadCell>City</HeadCell>
                <HeadCell>Registered</HeadCell>
                <HeadCell>Status</HeadCell>
                {hasEvidence && <HeadCell>Halal evidence</HeadCell>}
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <Row key={row.id}>
                    <Cell label="Business" main breaks>
                      <TextLink to={registrationPaths.application(row.id)}>{row.name}</TextLink>
                    </Cell>
                    <Cell label="City">{row.city}</Cell>
                    <Cell label="Registered">{row.when}</Cell>
                    <Cell label="Status">
                      <div className="max-md:text-end">
                        <StatusBadge status={row.status} />
                        {row.todo && <p className="text-meta mt-1">{row.todo}</p>}
                      </div>
                    </Cell>
                    {hasEvidence && (
                      <Cell label="Halal evidence">
                        <TextLink to={registrationPaths.agentHalal(row.id)}>
                          Certificates<span className="sr-only"> of {row.name}</span>
                        </TextLink>
                      </Cell>
                    )}
                  </Row>
                ))}
              </TableBody>
            </Table>
            {total > pageSize && (
              <div className="mt-4">
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  hrefFor={(next) => registrationPaths.ofAgent({ page: next })}
                />
              </div>
            )}
          </>
        ) : (
          <EmptyState
            title={rows ? "Nothing registered yet" : "The list is not available here"}
            body={
              rows ? "Businesses you register appear here with their status." : "You can still register businesses."
            }
            action={draft ? undefined : register}
          />
        )}
      </main>
    </div>
  );
}

function StatusBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <Badge tone="neutral">{status}</Badge>;
  const { tone, icon, text } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
