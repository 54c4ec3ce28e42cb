import { useFetcher, useLocation } from "@remix-run/react";
import { isSubmissionPending } from "~/framework/forms/connection";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/live/use-hydrated";

/** An item or an add-on that can be marked sold out. */
export interface SoldOutThing {
  kind: "item" | "addon";
  id: string;
  name: string;
  /** Null where unknown; then both actions are offered. */
  isAvailable: boolean | null;
  /** "Sold out until 5:00 AM" */
  text: string | null;
}

const ways = [
  { value: "hours-2", label: "2 hours" },
  { value: "tomorrow", label: "Until tomorrow" },
  { value: "off", label: "Until switched on" },
];

/**
 * [RUSH-8] Marks an item as sold out or available with one click, and stays on the page. "Until tomorrow" ends at 5:00
 * AM.
 */
export function SoldOutForm({ thing }: { thing: SoldOutThing }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const pressed = isSubmissionPending(fetcher) && fetcher.formData?.get("availability");
  const { kind, id, name, isAvailable, text } = thing;
  const back = { value: "on", label: "Sell again" };
  const offered = isAvailable === null ? [...ways, back] : isAvailable ? ways : [back];
  return (
    <fetcher.Form
      method="post"
      action={dashboardPaths.kitchenSoldOut()}
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name={kind === "item" ? "ids" : "addons"} value={id} />
      <input type="hidden" name="name" value={name} />
      {isHydrated ? (
        <input type="hidden" name="stay" value="1" />
      ) : (
        <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      )}
      <span className="min-w-0 grow basis-36">
        <span className="text-label text-ink block">{name}</span>
        {text && <span className="text-meta text-accent-text block">{text}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        {offered.map(({ value, label }) => (
          <Button
            key={value}
            type="submit"
            name="availability"
            value={value}
            variant={value === "on" ? "tonal" : "secondary"}
            size="sm"
            className="min-h-11!"
            aria-label={value === "on" ? `Sell again: ${name}` : `${label}: ${name} sold out`}
            pending={pressed === value}
          >
            {label}
          </Button>
        ))}
      </span>
    </fetcher.Form>
  );
}
