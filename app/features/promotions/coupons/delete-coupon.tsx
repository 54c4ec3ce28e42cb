import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";

/** Asks whether the coupon of the route's loader may be deleted. `list` is the path that Cancel leads back to. */
export function DeleteCoupon({ list }: { list: string }) {
  const { code } = useLoaderData<{ code: string }>();
  const actionData = useActionData<{ error?: string }>();
  const { search } = useLocation();
  return (
    <ConfirmDialog
      title="Delete Coupon"
      message={`Are you sure you want to delete ${code}? Nobody can use it anymore; existing orders do not change.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      cancelHref={`${list}${search}`}
      error={actionData?.error}
    />
  );
}
