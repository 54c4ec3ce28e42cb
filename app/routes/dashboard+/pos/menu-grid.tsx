import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { categoryLabel } from "@domain/options";
import { addLine, plainLine, type CounterBasket, counterHref, basketQuery } from "~/features/pos/basket";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Price } from "~/ui/money";
import { Picture, smallPicture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import type { CounterView } from "./load-pos.server";
import { IconStep, counterFormId, Step } from "./step";
import type { Basket } from "./use-basket";

/** The menu: pressing a dish adds one, the pencil opens its size and add-ons first. */
export function MenuGrid({
  basket,
  categories,
  items,
  isMenuEmpty,
  canEdit,
}: Pick<CounterView, "categories" | "items" | "isMenuEmpty" | "canEdit"> & { basket: Basket }) {
  const { content } = basket;
  return (
    <section aria-label="Menu" className="min-w-0 pb-34 max-md:pb-52">
      <div className="mb-4 flex flex-wrap gap-x-2 gap-y-3 md:flex-nowrap">
        <MenuSearch key={content.q} content={content} />
        <nav aria-label="Categories" className="strip -mx-4 flex min-w-0 flex-1 gap-2 px-4 py-1 md:mx-0 md:px-1">
          {["", ...categories].map((category) => (
            <Step
              key={category}
              to={counterHref({ ...content, category, q: "" })}
              aria-current={category === content.category ? "page" : undefined}
              className={`text-label inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 ${
                category === content.category
                  ? "border-primary bg-primary text-on-primary"
                  : "border-control bg-surface text-ink hover:bg-sunken"
              }`}
            >
              {categoryLabel(category) || "All"}
            </Step>
          ))}
        </nav>
      </div>
      {items.length === 0 && (
        <p className="text-quiet py-12 text-center">
          {isMenuEmpty ? "No dishes on your menu yet." : "No matching dish."}{" "}
          {isMenuEmpty && canEdit && (
            <TextLink to={dashboardPaths.dashboardItemNew()} alone>
              Add the first dish
            </TextLink>
          )}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] gap-3">
        {items.map((item) => (
          <li
            key={item.id}
            // One height; of a long name the picture gives way.
            className="rounded-card border-line bg-surface focus-within:border-primary has-[[data-count]]:border-primary has-[[data-count]]:ring-primary relative flex flex-col overflow-hidden border has-[[data-count]]:ring-1 has-[img]:min-h-38"
          >
            <Count
              count={content.lines.reduce((sum, line) => sum + (line.menuItemId === item.id ? line.quantity : 0), 0)}
            />
            {item.image && (
              <Picture
                src={smallPicture(item.image)}
                alt=""
                width={160}
                height={96}
                className={`h-0 min-h-16 grow basis-16 ${item.isAvailable ? "" : "opacity-60 grayscale"}`}
              />
            )}
            {!item.isAvailable && <SoldOut onPicture={Boolean(item.image)} />}
            {item.isAvailable ? (
              <Step
                to={counterHref(addLine(content, plainLine(item.id)))}
                onStep={() => basket.add(item)}
                className="text-label text-ink px-3 pt-2 text-start [overflow-wrap:anywhere] before:absolute before:inset-0 before:rounded-[inherit]"
              >
                <span className="sr-only">Add </span>
                {item.name}
              </Step>
            ) : (
              <p className="text-label text-quiet px-3 pt-2 [overflow-wrap:anywhere]">{item.name}</p>
            )}
            <div className="mt-auto flex min-h-7 items-center justify-between gap-1 px-3 pb-2">
              <span>
                <Price cents={item.priceCents} wasCents={item.wasCents} />
                {item.servedFrom && <span className="text-small text-accent-text block">{item.servedFrom}</span>}
              </span>
              <IconStep
                icon="sliders-horizontal"
                label={item.isAvailable ? `Size and add-ons of ${item.name}` : `Sell again: ${item.name}`}
                to={`${dashboardPaths.dashboardPosItem(item.id)}${basketQuery(content)}`}
                className={
                  item.image ? "bg-surface/85! absolute! start-1 top-1 z-1 size-9!" : "relative z-1 -me-2 -mb-1"
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SoldOut = ({ onPicture }: { onPicture: boolean }) => (
  <Badge tone="neutral" className={onPicture ? "absolute inset-x-0 top-8 mx-auto w-fit" : "mx-3 mt-3 self-start"}>
    Sold out
  </Badge>
);

/** The quantity in the order, shown on the dish. Hidden from screen readers, which read the order itself. */
const Count = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      aria-hidden
      data-count
      className="bg-primary text-on-primary text-label rounded-small absolute end-2 top-2 z-1 grid h-8 min-w-8 place-items-center px-2 tabular-nums"
    >
      {count}
    </span>
  );

/**
 * Searches dishes. The field belongs to the order's form, and its button is the form's first: without JavaScript,
 * Enter searches and preserves the other fields, and never places the order by accident.
 */
function MenuSearch({ content }: { content: CounterBasket }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="search" aria-label="Dishes" className="relative flex w-full gap-2 md:w-44">
      <Icon name="magnifying-glass" size={20} className="text-quiet absolute inset-y-0 start-3.5 my-auto" />
      <input
        ref={field}
        type="search"
        name="q"
        form={counterFormId}
        aria-label="Search dishes"
        placeholder="Search dishes"
        defaultValue={content.q}
        maxLength={60}
        enterKeyHint="search"
        className="field ps-11!"
      />
      <button
        type="submit"
        form={counterFormId}
        formNoValidate
        name="to"
        value="search"
        className="sr-only focus:not-sr-only"
        onClick={(event) => {
          event.preventDefault();
          navigate(counterHref({ ...content, q: (field.current?.value ?? "").trim() }), { preventScrollReset: true });
        }}
      >
        Search
      </button>
    </div>
  );
}
