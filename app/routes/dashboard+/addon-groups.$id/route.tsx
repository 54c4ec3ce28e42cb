import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GroupDialog } from "~/features/addons/addon-panel";
import { loadGroup, saveGroupForm } from "~/features/addons/addons.server";

export const meta = () => [{ title: "Edit group · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadGroup(args);
export const action = (args: ActionFunctionArgs) => saveGroupForm(args, args.params.id ?? "");

export default function EditGroup() {
  const { group } = useLoaderData<typeof loader>();
  return <GroupDialog key={group.id} title="Edit group" group={group} />;
}
