import { Form } from "@remix-run/react";
import { Fragment } from "react";
import { toggleStation } from "@domain/kitchen";
import { IconButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Disclosure } from "~/ui/overlays/disclosure";
import type { Kitchen } from "./load-kitchen.server";
import { type DishCount, formatStations } from "./ticket-stations";
import { RecallLink } from "./undo-and-recall";

/** A setting is saved beside the router's navigations, so that a link pressed at the same moment does not cancel it. */
const besideNavigation = { navigate: false, preventScrollReset: true } as const;

/** [RUSH-7] The stations this display shows, each with its number of pieces, the view, and Recall. */
export function KitchenBar({ kitchen }: { kitchen: Kitchen }) {
  const { stations, view, pieces } = kitchen;
  const shown = stations.filter(({ isShown }) => isShown).map(({ name }) => name);
  const next = view === "flow" ? "columns" : "flow";
  const isHydrated = useHydrated();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      {stations.length > 0 && (
        <Form
          method="post"
          {...besideNavigation}
          fetcherKey="stations"
          aria-label="Stations"
          className="bg-muted dark:bg-sunken rounded-control strip relative flex min-w-0 gap-1 p-1"
        >
          {stations.map(({ name, isShown, pieces: own }) => (
            // The whole set, since a second press replaces the one that is being sent.
            <Chip key={name} name={name} set={toggleStation(shown, name)} isShown={isShown} pieces={own} />
          ))}
          <Chip name="All" set={[]} isShown={shown.length === 0} pieces={pieces} />
          {isHydrated && <input type="hidden" name="live" value="1" />}
        </Form>
      )}
      <div className="ms-auto flex items-center gap-3">
        <Form method="post" {...besideNavigation} fetcherKey="view">
          {isHydrated && <input type="hidden" name="live" value="1" />}
          <IconButton
            type="submit"
            icon={view === "flow" ? "table" : "list"}
            label={view === "flow" ? "Columns by type" : "One flow by due time"}
            name="view"
            value={next}
            frame
            className="size-12!"
          />
        </Form>
        <RecallLink />
      </div>
    </div>
  );
}

interface ChipProps {
  name: string;
  /** The stations shown once it is pressed. */
  set: string[];
  isShown: boolean;
  pieces: number;
}

function Chip({ name, set, isShown, pieces }: ChipProps) {
  return (
    <button
      name="stations"
      value={formatStations(set)}
      aria-pressed={isShown}
      className={cx(
        "rounded-small text-label inline-flex min-h-12 items-center gap-2 px-3.5 whitespace-nowrap",
        isShown ? "bg-ink text-canvas" : "text-body hover:text-ink dark:hover:bg-muted",
      )}
    >
      {name}
      <span className={cx("tabular-nums", !isShown && "text-quiet")}>
        {pieces}
        <span className="sr-only"> pieces to cook</span>
      </span>
    </button>
  );
}

/** [RUSH-7] All-day counts: every dish left to cook, by station; collapsed to the three largest on a tablet. */
export function AllDay({ kitchen, isBeside }: { kitchen: Kitchen; isBeside: boolean }) {
  const shown = kitchen.stations.filter(({ isShown }) => isShown).map(({ name }) => name);
  const isHere = ({ station }: DishCount) => shown.length === 0 || station === null || shown.includes(station);
  const dishes = kitchen.allDay.filter(isHere);
  if (dishes.length === 0) return null;
  // Three columns by type need the width of a small desktop.
  const [beside, above] =
    kitchen.view === "flow" ? ["xl:block", "xl:hidden"] : ["min-[96rem]:block", "min-[96rem]:hidden"];
  const total = dishes.reduce((sum, { qty }) => sum + qty, 0);
  const lists = <ByStation dishes={dishes} names={kitchen.stations.map(({ name }) => name)} />;
  if (isBeside) {
    return (
      <aside aria-label="All day" className={cx("border-line hidden w-56 shrink-0 border-s ps-5", beside)}>
        <p className="text-section mb-2 flex justify-between gap-3">
          All day <span className="text-quiet text-label tabular-nums">{total}</span>
        </p>
        {lists}
      </aside>
    );
  }
  const more = dishes.length - 3;
  return (
    <div className={cx("bg-surface border-line rounded-card mb-4 border px-4", above)}>
      <Disclosure
        summary={
          <span className="min-w-0 flex-1 max-md:line-clamp-2 md:truncate">
            All day: {total} to cook
            <span className="font-normal">
              {dishes.slice(0, 3).map(({ qty, name, details }) => (
                <Fragment key={`${name} ${details}`}>
                  {" · "}
                  <b className="text-accent-text">{qty}</b> {name}
                </Fragment>
              ))}
              {more > 0 && ` · ${more} more`}
            </span>
          </span>
        }
      >
        {lists}
      </Disclosure>
    </div>
  );
}

function ByStation({ dishes, names }: { dishes: DishCount[]; names: string[] }) {
  const groups = [...names, null]
    .map((name) => ({ name, own: dishes.filter(({ station }) => station?.toLowerCase() === name?.toLowerCase()) }))
    .filter(({ own }) => own.length > 0);
  return groups.map(({ name, own }) => (
    <div key={name ?? ""} className="pb-3">
      {groups.length > 1 && (
        <p className="text-meta text-quiet border-line flex justify-between border-b pb-1">
          {name ?? "Other dishes"}
          <span className="tabular-nums">{own.reduce((sum, { qty }) => sum + qty, 0)}</span>
        </p>
      )}
      <ul>
        {own.map(({ name: dish, details, qty }) => (
          <li key={`${dish} ${details}`} className="border-line flex gap-3 border-b py-1.5 last:border-0">
            <span className="text-label text-accent-text min-w-6 text-end tabular-nums">{qty}</span>
            <span>
              {dish} {details && <span className="text-meta text-accent-text block">{details}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}
