import { Form, Link, useLocation } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { timeText } from "~/lib/text/order-text";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { DetailsPopover } from "~/ui/dashboard/menu";
import { SoundButton } from "~/ui/dashboard/sound/sound-button";
import { SoundSettings } from "~/ui/dashboard/sound/sound-settings";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Logo, LogoMark } from "~/ui/logo";
import { menuPanel } from "~/ui/menu";
import { PrintChoice } from "./auto-print";
import { useKitchenTime } from "./kitchen-time";
import type { Kitchen } from "./load-kitchen.server";
import type { Filter } from "./ticket";

const filters: { status: Filter | null; label: string; dot: string }[] = [
  { status: null, label: "All Orders", dot: "" },
  { status: "confirmed", label: "Confirmed", dot: "bg-info" },
  { status: "preparing", label: "Preparing", dot: "bg-accent" },
  { status: "done", label: "Done", dot: "bg-success" },
];

/**
 * [KDS-2] One row from 768 pixels: the kitchen's name, orders to accept, sold out, sound, the restaurant's clock, and
 * a menu with the ticket filter, search by order id, theme and full screen.
 */
export function KitchenHead({ kitchen }: { kitchen: Kitchen }) {
  const { restaurant, status, q, isSearchOpen, timeZone, waiting, canSellOut } = kitchen;
  const { search } = useLocation();
  const now = useKitchenTime();
  const shown = filters.find((filter) => filter.status === status && status !== null);
  return (
    <header className="bg-surface border-line short:relative z-sticky sticky top-0 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-1.5 md:flex-nowrap">
      <Link
        to={paths.dashboard()}
        aria-label="HalalGo, to the dashboard"
        className="rounded-small flex min-h-12 min-w-12 items-center"
      >
        <span className="xl:hidden">
          <LogoMark size={34} />
        </span>
        <span className="max-xl:hidden">
          <Logo size={32} />
        </span>
      </Link>
      <p className="border-line min-w-0 flex-1 xl:border-s xl:ps-4 noscript:min-w-24">
        <span className="text-label text-ink line-clamp-2 xl:line-clamp-1">{restaurant.name}</span>
        <span className={cx("text-meta text-quiet block truncate", !shown && "max-xl:sr-only")}>
          {shown ? `Only ${shown.label}` : "Kitchen display"}
        </span>
      </p>
      {/* Appears after hydration and shrinks at the first press anywhere; placed first so that it does not move other buttons. */}
      <Switches calls={!kitchen.isSample} />
      {waiting.length > 0 && (
        <a
          href="#to-accept"
          className="bg-primary-soft text-primary-text rounded-control text-label inline-flex min-h-12 items-center gap-2 px-3 whitespace-nowrap xl:hidden"
        >
          <Icon name="bell" weight="fill" size={18} />
          {waiting.length} to accept
        </a>
      )}
      {canSellOut && (
        <ButtonLink
          to={`${dashboardPaths.kitchenSoldOut()}${search}`}
          preventScrollReset
          variant="secondary"
          icon="prohibit"
          className="min-h-12! whitespace-nowrap"
        >
          Sold out
        </ButtonLink>
      )}
      {/* On phones it may stand at the start of a second row: what it opens hangs from the head's end. */}
      <DetailsPopover
        className="md:relative"
        triggerClassName="rounded-control hover:bg-sunken inline-flex min-h-12 items-center gap-1.5 px-1.5"
        panelClassName={`${menuPanel()} max-h-[calc(100dvh-8.5rem)] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto max-md:me-4 md:max-h-[calc(100dvh-5.5rem)]`}
        trigger={
          <>
            <bdi dir="ltr" className="text-section text-ink whitespace-nowrap tabular-nums">
              {timeText(new Date(now).toISOString(), timeZone)}
            </bdi>
            <span className="sr-only">, display menu</span>
            <Icon name="caret-down" weight="bold" size={16} className="text-quiet" />
          </>
        }
      >
        <DisplayMenu kitchen={kitchen} />
      </DetailsPopover>
      {isSearchOpen && <FindOrder status={status} q={q} className="w-full md:w-48" />}
    </header>
  );
}

/** Ticket filter, search, and appearance. */
function DisplayMenu({ kitchen }: { kitchen: Kitchen }) {
  const { status, q, isSearchOpen, counts, ownTheme } = kitchen;
  const isHydrated = useHydrated();
  const row = "rounded-small text-label hover:bg-muted flex min-h-12 w-full items-center gap-3 px-3 text-start";
  const toggleFullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <div className="flex flex-col gap-1">
      <nav aria-label="Status">
        {filters.map((filter) => (
          <Link
            key={filter.label}
            to={dashboardPaths.kitchen({ status: filter.status, q })}
            aria-current={filter.status === status ? "page" : undefined}
            preventScrollReset
            data-item
            className={cx(row, filter.status === status ? "bg-ink text-canvas hover:bg-ink!" : "text-body")}
          >
            <span aria-hidden className={cx("size-2.5 rounded-[2px]", filter.dot || "bg-quiet")} />
            <span className="flex-1">{filter.label}</span>{" "}
            <span className="tabular-nums">{counts[filter.status ?? "all"]}</span>
          </Link>
        ))}
      </nav>
      {!isSearchOpen && (
        <Link to={dashboardPaths.kitchen({ status, q, find: 1 })} className={cx(row, "text-body scripting:hidden")}>
          <Icon name="magnifying-glass" size={20} />
          {q ? `Order id: ${q}` : "Find an order"}
        </Link>
      )}
      <FindOrder status={status} q={q} className="px-1 py-1 noscript:hidden" />
      <Form method="post" preventScrollReset>
        <button
          type="submit"
          name="theme"
          value={ownTheme === "dark" ? "light" : "dark"}
          data-item
          className={cx(row, "text-body")}
        >
          <Icon name={ownTheme === "dark" ? "sun" : "moon"} size={20} />
          {ownTheme === "dark" ? "Light display" : "Dark display"}
        </button>
      </Form>
      {!kitchen.isSample && <SoundSettings />}
      {isHydrated && !kitchen.isSample && <PrintChoice />}
      {isHydrated && document.fullscreenEnabled && (
        <button type="button" data-item onClick={toggleFullScreen} className={cx(row, "text-body")}>
          <Icon name="corners-out" size={20} />
          Full screen
        </button>
      )}
    </div>
  );
}

type FindOrderProps = Pick<Kitchen, "status" | "q"> & { className: string };

function FindOrder({ status, q, className }: FindOrderProps) {
  return (
    <Form
      role="search"
      action={dashboardPaths.kitchen()}
      className={cx("relative", className)}
      preventScrollReset
      // The menu may cover the results.
      onSubmit={({ currentTarget }) => currentTarget.closest("details")?.removeAttribute("open")}
    >
      {status && <input type="hidden" name="status" value={status} />}
      <Icon name="magnifying-glass" size={20} className="text-quiet absolute inset-y-0 start-3.5 my-auto" />
      <input
        type="search"
        name="q"
        aria-label="Order id"
        placeholder="Order id"
        defaultValue={q}
        key={q}
        maxLength={40}
        className="field min-h-12! w-full ps-10!"
      />
      <button className="sr-only">Search</button>
    </Form>
  );
}

/**
 * The sound switch, shown if there are orders to announce (`calls`). It needs JavaScript. On a phone, where the head
 * wraps into rows, its space is reserved and its size is constant.
 */
function Switches({ calls }: { calls: boolean }) {
  const isHydrated = useHydrated();
  if (!calls) return null;
  if (!isHydrated) return <span className="size-12 md:hidden noscript:hidden" />;
  return <SoundButton narrow="md" className="min-h-12! min-w-12 max-md:w-12! max-md:px-0!" />;
}
