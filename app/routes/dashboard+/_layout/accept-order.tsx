import { useFetcher, useLocation } from "@remix-run/react";
import { isSubmissionPending } from "~/framework/forms/connection";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type NewOrder, readyMinuteChoices } from "~/lib/new-order";
import { Button, type ButtonVariant } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";

/**
 * Accepts an order with the restaurant's default preparation time, or one chosen from a menu. Without JavaScript it
 * returns to the current page.
 */
export function AcceptOrder({
  order,
  variant,
  minutes,
  className,
}: {
  order: NewOrder;
  variant?: ButtonVariant;
  /** The default time in minutes, if the user may choose another. */
  minutes?: number | null;
  className?: string;
}) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <fetcher.Form
      method="post"
      action={dashboardPaths.dashboardAnyOrder(order.id)}
      className="flex items-center gap-2 max-md:flex-1 max-md:flex-wrap"
    >
      {isHydrated ? (
        <input type="hidden" name="stay" value="1" />
      ) : (
        <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      )}
      {minutes != null && (
        <span className="text-ink relative flex min-w-0 max-md:flex-[1_5rem]">
          <select
            name="ready_in"
            aria-label={`Ready, ${order.number}`}
            defaultValue={minutes}
            className="field min-h-11! pe-9!"
          >
            {readyMinuteChoices(minutes).map((count) => (
              <option key={count} value={count}>
                In {count} min
              </option>
            ))}
          </select>
          <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3" />
        </span>
      )}
      <Button
        type="submit"
        aria-label={`Accept ${order.number}`}
        icon="check"
        variant={variant}
        className={className}
        pending={isSubmissionPending(fetcher)}
        pendingLabel="Accepting..."
      >
        Accept
      </Button>
    </fetcher.Form>
  );
}
