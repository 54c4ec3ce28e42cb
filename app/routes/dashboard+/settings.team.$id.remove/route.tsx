import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RemoveDialog } from "~/features/team/team-page";
import { loadMember, removeFromTeam } from "~/features/team/team-page.server";

export const meta = () => [{ title: "Remove from the team · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadMember(args);
export const action = (args: ActionFunctionArgs) => removeFromTeam(args);

export default function RemoveMember() {
  const member = useLoaderData<typeof loader>();
  return <RemoveDialog {...member} error={useActionData<{ error?: string }>()?.error} />;
}
