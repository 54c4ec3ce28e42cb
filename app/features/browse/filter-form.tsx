import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { diets } from "@domain/menu/diets";
import { services } from "@domain/options";
import { formatCount } from "@domain/values/plural";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { TextLink } from "~/ui/text-link";
import { type BrowseMode, type BrowseChoice, choiceHref, activeHalalFilters, readChoice, shownResults } from "./choice";
import { CuisineFilter } from "./cuisine-filter";
import { type FilterCounts, isKnown } from "./filter-counts";
import { dishPrices, halalOptions } from "./options";

type FilterFormProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  counts: FilterCounts;
  /** Whether the delivery address is known; "free delivery" depends on it. */
  hasAddress: boolean;
  /** [HALAL-11] Whether the host stores halal evidence, and whether the visitor is signed in and can save a choice. */
  halal: { isOffered: boolean; canSave: boolean };
  /** The form's page, where each change navigates at once with JavaScript. */
  here: string;
  /** Distinguishes the fields of the two forms on one page. */
  idPrefix: string;
  /** In the drawer: content above the filter groups, which scroll below it. */
  before?: ReactNode;
  scroll?: boolean;
  /** The submit button for use without JavaScript, and anything else at the foot of the form. */
  children: ReactNode;
  className?: string;
};

/** [HOME-8…13, FIND-9] The filters as a GET form; changes apply at once, or by its button without JavaScript. */
export function FilterForm(props: FilterFormProps) {
  const { choice, mode, counts, hasAddress, halal, here, idPrefix, before, scroll, children, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // After Back, Forward or Clear all, the boxes follow the URL again; boxes checked before hydration stay checked.
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) field.checked = field.defaultChecked;
    }
  }, [choice]);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || !event.target.name) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.append(name, String(value));
    navigate(choiceHref(readChoice(query), {}, here), { preventScrollReset: true, replace: here !== paths.home() });
  };
  // A search offers the price of a dish instead of a place's, and no cuisines; those chosen before it stay and apply.
  const isSearch = choice.search !== "" && choice.service !== "books";
  const box = (name: "open" | "free" | "rated" | "deals", label: string, count: number | null) => (
    <CountedRow name={name} value="on" label={label} count={count} isChosen={choice[name]} />
  );
  return (
    <Form
      ref={form}
      autoComplete="off"
      method="get"
      action={paths.home()}
      onChange={apply}
      className={className}
      preventScrollReset
    >
      <div className={scroll ? "panel-body" : undefined}>
        {before}
        <HiddenFields choice={choice} />
        {isSearch ? (
          counts.found && <ShowGroup choice={choice} found={counts.found} />
        ) : (
          <ServiceGroup choice={choice} />
        )}
        {choice.service !== "books" && (
          <>
            <Group legend="Right now">
              {(counts.areHoursKnown || choice.open) && box("open", "Open now", counts.openNow)}
              {mode === "delivery" && hasAddress && box("free", "Free delivery", counts.freeDelivery)}
              {box("rated", "Rated 4.5+", counts.topRated)}
              {box("deals", "Deals", counts.deals)}
            </Group>
            {isSearch && isKnown(counts.dishPrices) && (
              <Group legend="Price of a dish">
                {dishPrices.map(({ value, label }) => (
                  <CountedRow
                    key={value}
                    name="dish"
                    value={value}
                    label={label}
                    count={counts.dishPrices?.[value] ?? null}
                    isChosen={choice.dishPrices.includes(value)}
                  />
                ))}
              </Group>
            )}
            {(!isSearch || choice.prices.length > 0) && isKnown(counts.prices) && (
              <PriceGroup choice={choice} counts={counts} />
            )}
            {halal.isOffered && <HalalGroup choice={choice} counts={counts} canSave={halal.canSave} />}
            {isKnown(counts.diets) && (
              <Group legend="Dietary">
                {diets.map(({ value, label }) => (
                  <CountedRow
                    key={value}
                    name="diet"
                    value={value}
                    label={label}
                    count={counts.diets?.[value] ?? null}
                    isChosen={choice.diets.includes(value)}
                  />
                ))}
              </Group>
            )}
            {(!isSearch || choice.cuisines.length > 0) && (
              <Group legend="Cuisines">
                <CuisineFilter cuisines={counts.cuisines} chosen={choice.cuisines} idPrefix={idPrefix} />
              </Group>
            )}
          </>
        )}
      </div>
      {children}
    </Form>
  );
}

/** Preserves the parts of the choice that this form has no fields for. */
function HiddenFields({ choice: { search, exact, mode, sort, within } }: { choice: BrowseChoice }) {
  const fields = {
    search,
    exact: exact ? "on" : "",
    mode: mode ?? "",
    sort: sort === "relevance" ? "" : sort,
    within: within ? String(within) : "",
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

type CountedRowProps = { name: string; value: string; label: string; count: number | null; isChosen: boolean };

/** [FIND-9] A filter that would leave no results stays in place but is disabled. */
function CountedRow({ name, value, label, count, isChosen }: CountedRowProps) {
  return (
    <CheckRow
      name={name}
      value={value}
      label={label}
      end={count === null ? undefined : formatCount(count)}
      disabled={count === 0 && !isChosen}
      defaultChecked={isChosen}
    />
  );
}

function ServiceGroup({ choice }: { choice: BrowseChoice }) {
  return (
    <Group legend="Service">
      {services.map(({ value, label }) => (
        <CheckRow
          key={value}
          radio
          name="service"
          value={value}
          label={label}
          defaultChecked={choice.service === value}
        />
      ))}
    </Group>
  );
}

function ShowGroup({ choice, found }: { choice: BrowseChoice; found: NonNullable<FilterCounts["found"]> }) {
  const shown = shownResults(choice) ?? "";
  const rows = [
    { value: "", label: "Dishes and places" },
    { value: "dishes", label: "Dishes", count: found.dishes },
    { value: "places", label: "Places", count: found.places },
  ];
  return (
    <Group legend="Show">
      {rows.map(({ value, label, count }) => (
        <CheckRow
          key={value}
          radio
          name="show"
          value={value}
          label={label}
          end={count === undefined ? undefined : formatCount(count)}
          defaultChecked={shown === value}
        />
      ))}
    </Group>
  );
}

/** Four toggle buttons; more than one can be on. */
function PriceGroup({ choice, counts }: { choice: BrowseChoice; counts: FilterCounts }) {
  return (
    <Group legend="Price">
      <div className="grid grid-cols-4 gap-2 pt-2">
        {["1", "2", "3", "4"].map((level) => {
          const count = counts.prices?.[level];
          const isChosen = choice.prices.includes(level);
          return (
            <label key={level} className="price-level focus-frame">
              <input
                type="checkbox"
                name="price"
                value={level}
                defaultChecked={isChosen}
                disabled={count === 0 && !isChosen}
                className="sr-only"
              />
              <span aria-hidden className="text-label">
                {"$".repeat(Number(level))}
              </span>
              <span className="sr-only">{priceNames[Number(level) - 1]}</span>
              {count !== undefined && <span className="text-small text-quiet tabular-nums">{formatCount(count)}</span>}
            </label>
          );
        })}
      </div>
    </Group>
  );
}

const priceNames = ["Low prices", "Medium prices", "High prices", "Highest prices"];

/** [HALAL-11] Links to an explanation of the terms; a signed-in customer can save the choice for every page. */
function HalalGroup({ choice, counts, canSave }: { choice: BrowseChoice; counts: FilterCounts; canSave: boolean }) {
  const chosen = activeHalalFilters(choice);
  const isSaved = choice.savedHalal.join() === chosen.join();
  return (
    <Group
      legend="Halal"
      end={
        <TextLink to={paths.halal()} className="text-meta">
          What is this
        </TextLink>
      }
    >
      {/* Without this, clearing all boxes would restore the account's saved choice. */}
      {choice.savedHalal.length > 0 && <input type="hidden" name="halal" value="any" />}
      {halalOptions.map(({ value, label }) => (
        <CountedRow
          key={value}
          name="halal"
          value={value}
          label={label}
          count={counts.halal?.[value] ?? null}
          isChosen={chosen.includes(value)}
        />
      ))}
      {canSave && (!isSaved || chosen.length === 0) && (
        <Button
          type="submit"
          variant="ghost"
          formMethod="post"
          formAction={paths.savedHalal()}
          className={cx("-ms-4.5 mt-1", isSaved && "scripting:hidden")}
        >
          Keep this for me
        </Button>
      )}
    </Group>
  );
}

function Group({ legend, end, children }: { legend: string; end?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend className={end ? "w-1/2" : "w-full"}>{legend}</legend>
      {end && <div className="float-end">{end}</div>}
      <div>{children}</div>
    </fieldset>
  );
}
