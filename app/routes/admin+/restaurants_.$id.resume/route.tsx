import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { decide, loadDecision, pageOf } from "~/features/applications/decide.server";
import { ResumeDialog } from "~/features/applications/decision-dialogs";
import { dashboardPaths } from "~/lib/dashboard-paths";

export const meta = () => [{ title: "Bring restaurant back · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadDecision(args);

export const action = (args: ActionFunctionArgs) => decide(args, "resume", pageOf(args));

/** Over the restaurant's page, where it leads back to. */
export default function ResumeOnPage() {
  const { id, name } = useLoaderData<typeof loader>();
  return <ResumeDialog name={name} back={dashboardPaths.adminRestaurant(id)} />;
}
