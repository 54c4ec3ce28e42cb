import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { NewOrder } from "~/lib/new-order";
import { Button, type ButtonVariant } from "~/ui/button";
import { useToast } from "~/ui/feedback/toast";
import type { ToastMessage } from "~/ui/feedback/toast-queue";
import { useHydrated } from "~/ui/live/use-hydrated";

/** Accepts an order with the restaurant's usual time. Without JavaScript it leads back to the page it was pressed on. */
export function AcceptOrder({
  order,
  variant,
  className,
}: {
  order: NewOrder;
  variant?: ButtonVariant;
  className?: string;
}) {
  const fetcher = useFetcher<ToastMessage>();
  const { pathname, search } = useLocation();
  const isAwake = useHydrated();
  const show = useToast();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer) show(answer);
  }, [answer, show]);
  return (
    <fetcher.Form method="post" action={dashboardPaths.dashboardAnyOrder(order.id)}>
      {isAwake ? (
        <input type="hidden" name="stay" value="1" />
      ) : (
        <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      )}
      <Button
        type="submit"
        aria-label={`Accept ${order.number}`}
        icon="check"
        variant={variant}
        className={className}
        pending={fetcher.state !== "idle"}
        pendingLabel="Accepting..."
      >
        Accept
      </Button>
    </fetcher.Form>
  );
}
