import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { TeamPage } from "~/features/team/team-page";
import { changeTeam, loadTeam } from "~/features/team/team-page.server";
import { paths } from "~/lib/paths";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Administrators · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadTeam(args);
export const action = (args: ActionFunctionArgs) => changeTeam(args);

/** [ROUTE-10] The restaurant's team; only the heading if the host does not support teams. */
export default function Administrators() {
  const { team, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <div className="max-w-240">
        <PageHead
          title="Administrators Page"
          crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "Administrators" }]}
        />
        {team && <TeamPage team={team} {...page} formError={actionData?.formError} />}
      </div>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
