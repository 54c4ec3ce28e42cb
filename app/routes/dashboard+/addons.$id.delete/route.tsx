import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { deleteAddon, findOwnAddon } from "~/host/addons.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ConfirmDialog } from "~/ui/confirm-dialog";

export const meta = () => [{ title: "Delete Addon · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const addon = await findOwnAddon(context.host, restaurant.id, params.id ?? "");
  if (!addon) throw data({ code: "not_found", message: "Add-on not found." }, 404);
  return { name: addon.name };
}

/** To the letter [ADDON-4]. */
const failed = "Failed to delete add on";

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireEditor(request, context);
  try {
    const { message } = await deleteAddon(context.host, params.id ?? "");
    const back = `${deskPaths.dashboardAddons()}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, {
      type: "success",
      message: message ?? "Add-on deleted successfully",
    });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    return data({ error: refusal.formErrors[0] ?? failed }, refusal.status);
  }
}

export default function DeleteAddon() {
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Addon"
      message={`Are you sure you want to delete ${name}? It leaves every item that has it.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${deskPaths.dashboardAddons()}${search}`}
      error={answer?.error}
    />
  );
}
