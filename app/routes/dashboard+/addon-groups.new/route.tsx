import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { GroupDialog } from "~/features/addons/addon-panel";
import { saveGroupForm } from "~/features/addons/addons.server";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add group · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireEditor(request, context);
  return null;
}

export const action = (args: ActionFunctionArgs) => saveGroupForm(args, null);

export default function AddGroup() {
  return <GroupDialog title="Add group" group={null} />;
}
