import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { TeamPage } from "~/features/team/team-page";
import { changeTeam, loadTeam } from "~/features/team/team-page.server";
import { ComingSoon } from "~/ui/feedback/coming-soon";
import { RouteError } from "~/ui/feedback/route-error";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Team · Settings · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadTeam(args);
export const action = (args: ActionFunctionArgs) => changeTeam(args);

/** The team as a settings tab; /dashboard/administrators shows the same. */
export default function Team() {
  const { team, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <div data-panel-host>
      {team ? <TeamPage team={team} {...page} formError={actionData?.formError} /> : <ComingSoon title="Team" />}
      <Outlet />
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;
