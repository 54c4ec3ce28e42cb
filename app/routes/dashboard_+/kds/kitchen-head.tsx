import { Form, Link } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { timeText } from "~/lib/text/order-text";
import { IconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { SoundButton } from "~/ui/dashboard/sound/sound-button";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Logo } from "~/ui/logo";
import type { Kitchen } from "./load-kitchen.server";
import type { Filter } from "./ticket";

const filters: { status: Filter | null; label: string; dot: string }[] = [
  { status: null, label: "All Orders", dot: "" },
  { status: "confirmed", label: "Confirmed", dot: "bg-info" },
  { status: "preparing", label: "Preparing", dot: "bg-accent" },
  { status: "done", label: "Done", dot: "bg-success" },
];

/** [KDS-2] Whose kitchen it is, the status buttons, the search by order id, and the restaurant's clock. */
export function KitchenHead({ kitchen, now }: { kitchen: Kitchen; now: number }) {
  const { restaurant, status, q, isFinding, counts, timeZone, ownTheme } = kitchen;
  return (
    <header className="bg-surface border-line z-sticky sticky top-0 flex flex-col gap-x-6 gap-y-2 border-b px-4 py-2 md:px-5 min-[90rem]:flex-row">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={paths.dashboard()} aria-label="HalalGo, to the dashboard" className="rounded-small flex">
          <Logo size={32} />
        </Link>
        <p className="border-line min-w-28 flex-1 border-s ps-4">
          <span className="text-label text-ink block truncate">{restaurant.name}</span>
          <span className="text-meta text-quiet block">Kitchen display</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Switches calls={!kitchen.isSample} />
          <Form method="post" preventScrollReset>
            <IconButton
              type="submit"
              icon={ownTheme === "dark" ? "sun" : "moon"}
              label={ownTheme === "dark" ? "Light display" : "Dark display"}
              name="theme"
              value={ownTheme === "dark" ? "light" : "dark"}
              frame
              className="size-12!"
            />
          </Form>
        </div>
        <p className="text-section text-ink whitespace-nowrap tabular-nums">
          {timeText(new Date(now).toISOString(), timeZone)}
        </p>
      </div>
      <div className="flex min-w-0 items-center justify-between gap-3 max-md:flex-wrap">
        <nav aria-label="Status" className="bg-sunken rounded-control flex min-w-0 gap-1 overflow-x-auto p-1">
          {filters.map((filter) => {
            const isChosen = filter.status === status;
            return (
              <Link
                key={filter.label}
                to={dashboardPaths.kitchen({ status: filter.status, q })}
                aria-current={isChosen ? "page" : undefined}
                preventScrollReset
                className={cx(
                  "rounded-small text-label inline-flex min-h-12 items-center gap-2 px-3.5 whitespace-nowrap",
                  isChosen ? "bg-ink text-canvas" : "text-body hover:bg-muted",
                )}
              >
                {filter.dot && <span aria-hidden className={cx("size-2.5 rounded-xs", filter.dot)} />}
                {filter.label}
                <span className={cx("tabular-nums", !isChosen && "text-quiet")}>{counts[filter.status ?? "all"]}</span>
              </Link>
            );
          })}
        </nav>
        {!isFinding && (
          <Link
            to={dashboardPaths.kitchen({ status, q, find: 1 })}
            className="text-label text-primary scripting:hidden inline-flex min-h-12 items-center whitespace-nowrap underline"
          >
            {q ? `Order id: ${q}` : "Find an order"}
          </Link>
        )}
        <Form role="search" className={cx("relative", !isFinding && "noscript:hidden")} preventScrollReset>
          {status && <input type="hidden" name="status" value={status} />}
          <Icon name="magnifying-glass" size={20} className="text-quiet absolute start-3 top-3.5" />
          <input
            type="search"
            name="q"
            aria-label="Order id"
            placeholder="Order id"
            defaultValue={q}
            key={q}
            maxLength={40}
            className="field min-h-12! w-40 ps-10!"
          />
          <button className="sr-only">Search</button>
        </Form>
      </div>
    </header>
  );
}

/** Sound, where there are orders to call (`calls`), and full screen: both need a script, so without one they are not offered. */
function Switches({ calls }: { calls: boolean }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const toggleFullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <>
      {calls && <SoundButton className="min-h-12! min-w-12" />}
      {document.fullscreenEnabled && (
        <IconButton icon="corners-out" label="Full screen" frame className="size-12!" onClick={toggleFullScreen} />
      )}
    </>
  );
}
