import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { pluralize } from "@domain/values/plural";
import { ModeToggle } from "~/features/browse/mode-toggle";
import { pickupOnlyText, soldOutText } from "~/features/browse/options";
import { FavouriteButton } from "~/features/favourites/favourite-button";
import { HalalBadge, type ShownHalal } from "~/features/halal/halal-badge";
import { useSearchField } from "~/features/search/use-search-field";
import { paths } from "~/lib/paths";
import type { FilledIconName } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Dotted } from "~/ui/layout/dotted";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import { searchId, titleId } from "./compact-head";
import type { RestaurantView } from "./restaurant-view";

type RestaurantHeadProps = {
  restaurant: RestaurantView;
  halal: ShownHalal | null;
  search: string;
  /** [REST-5] None of its dishes is available. */
  isSoldOut: boolean;
};

/** [REST-1…3] Picture, name, facts and offers. */
export function RestaurantHead({ restaurant, halal, search, isSoldOut }: RestaurantHeadProps) {
  const { id, name, image, cuisine, address, opening, mode, isOtherMode, isFavourite } = restaurant;
  const field = useSearchField(search);
  return (
    <header>
      <p className="py-4 max-md:hidden">
        <TextLink to={paths.home()} alone className="text-label">
          ← Back to all restaurants
        </TextLink>
      </p>
      <div className="relative">
        <Picture
          src={image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={1440}
          height={480}
          eager
          fetchPriority="high"
          className="md:rounded-panel max-md:-mx-4 max-md:h-58.5 max-md:w-[calc(100%+--spacing(8))] max-md:max-w-none max-md:object-[72%_50%] md:aspect-1216/260 rtl:-scale-x-100"
        />
        {isFavourite !== null && (
          <FavouriteButton
            restaurantId={id}
            name={name}
            isFavourite={isFavourite}
            withText
            className="absolute end-0 bottom-7 md:end-5 md:top-5 md:bottom-auto"
          />
        )}
      </div>
      <div className="bg-canvas relative max-md:-mx-4 max-md:-mt-3.5 max-md:rounded-t-[22px] max-md:px-4 max-md:pt-5">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 md:py-6">
          <div className="min-w-0 max-md:w-full">
            <h1 id={titleId} className="text-title scroll-mt-24">
              {name}
            </h1>
            <p className="text-body text-quiet mt-1.5 max-md:hidden">
              <Dotted facts={[cuisine, address]} />
            </p>
            <p className="text-quiet mt-1 md:hidden">
              <Dotted facts={[cuisine, opening?.isOpen === false ? null : opening?.text]} />
            </p>
            {halal && (
              <p className="mt-4">
                <HalalBadge halal={halal} to={paths.halalSheet(id)} />
              </p>
            )}
          </div>
          <div className="max-md:hidden">
            <OfferBox deals={restaurant.deals} />
          </div>
        </div>
        <div className="mt-4 grid gap-4 md:mt-0">
          <FactsLine restaurant={restaurant} isSoldOut={isSoldOut} />
          {opening?.isOpen === false && (
            // Larger screens show it among the facts.
            <p className="text-meta text-info-text bg-info-soft rounded-control flex gap-2.5 px-4 py-3 md:hidden">
              <Icon name="calendar-blank" className="mt-px" />
              <span>
                {opening.text}.
                {!isSoldOut &&
                  ` What you order now will be scheduled for ${opening.isPaused ? "later" : "the next opening"}.`}
              </span>
            </p>
          )}
          <div className="md:hidden">
            <ModeToggle mode={mode} wide />
          </div>
          {isOtherMode && (
            <p className="text-meta text-quiet">{mode === "pickup" ? pickupOnlyText : "This place delivers only."}</p>
          )}
          {restaurant.refusal && (
            <p className="text-meta text-info-text bg-info-soft rounded-control flex gap-2.5 px-4 py-3">
              <Icon name="map-pin" className="mt-px" />
              <span>
                {restaurant.refusal}
                {restaurant.isPickedUp ? "; you can pick up." : "."}
              </span>
            </p>
          )}
          <div className="md:hidden">
            <OfferBox deals={restaurant.deals} />
          </div>
          <Form
            method="get"
            action={paths.menu(id)}
            role="search"
            onSubmit={field.onSubmit}
            className="relative mb-4 md:hidden"
          >
            <Icon name="magnifying-glass" className="field-icon text-ink start-3.5" />
            <input
              key={field.key}
              ref={field.ref}
              id={searchId}
              type="search"
              name="q"
              aria-label="Search this menu"
              placeholder="Search this menu"
              defaultValue={search}
              maxLength={100}
              enterKeyHint="search"
              className="field scroll-mt-28 ps-12!"
            />
          </Form>
        </div>
      </div>
    </header>
  );
}

/** [OFFER-6] The current deals, each with its picture if it has one. */
function OfferBox({ deals }: Pick<RestaurantView, "deals">) {
  if (deals.length === 0) return null;
  return (
    <div className="bg-accent-soft text-accent-text rounded-card flex items-start gap-4 px-5 py-3.5">
      <Icon name="tag" weight="fill" size={24} className="shrink-0" />
      <ul className="grid min-w-0 flex-1 gap-4">
        {deals.map(({ id, title, text, image }) => (
          <li key={id}>
            {image && (
              <Picture
                src={image}
                alt=""
                width={548}
                height={140}
                className="rounded-small mb-2.5 aspect-[548/140] w-full max-w-90"
              />
            )}
            <span className="text-label block font-bold wrap-anywhere">{title}</span>
            <span className="text-label block font-normal">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** [REST-2, REST-3, REST-14] The most important facts in one line; unknown ones are omitted. */
function FactsLine({ restaurant, isSoldOut }: Pick<RestaurantHeadProps, "restaurant" | "isSoldOut">) {
  const { rating, ratingCount, time, distance, fee, opening, mode, minimum, cheaper, busyMinutes } = restaurant;
  const isPickup = mode === "pickup";
  return (
    <ul className="md:border-line flex flex-wrap gap-y-3 max-md:-ms-3.5 md:grid md:auto-cols-fr md:grid-flow-col md:border-y md:py-4">
      {rating !== null && (
        <Fact
          icon="star"
          starred
          first={rating.toFixed(1)}
          label="Rated"
          then={ratingCount !== null && pluralize(ratingCount, "rating")}
        />
      )}
      {time && (
        <Fact
          icon={isPickup ? "shopping-bag" : "moped"}
          first={time}
          label={isPickup ? "Pickup in" : "Delivery in"}
          then={busyMinutes > 0 ? `Busy: +${busyMinutes} min` : isPickup ? (minimum ?? "until pickup") : distance}
        />
      )}
      {fee && (
        <Fact
          icon="tag"
          first={<span className={fee.startsWith("$0") ? "text-primary" : undefined}>{fee}</span>}
          then={cheaper && minimum ? `${minimum}, ${cheaper}` : (cheaper ?? minimum ?? "on every order here")}
        />
      )}
      {opening?.text && (
        <Fact
          icon="clock"
          first={opening.text}
          then={
            isSoldOut
              ? soldOutText
              : opening.isOpen
                ? "Order now or for later"
                : `Orders are scheduled for ${opening.isPaused ? "later" : "the next opening"}`
          }
          wide
        />
      )}
    </ul>
  );
}

type FactProps = {
  icon: FilledIconName;
  starred?: boolean;
  first: ReactNode;
  /** For screen readers, before the text. */
  label?: string;
  then?: ReactNode;
  /** Below the others on small screens. */
  wide?: boolean;
};

function Fact({ icon, starred, first, label, then, wide }: FactProps) {
  return (
    <li
      className={`border-line flex items-center gap-3 border-s px-3.5 first:border-s-0 md:px-5 md:first:ps-0 ${wide ? "max-md:hidden" : ""}`}
    >
      <Icon
        name={icon}
        weight={starred ? "fill" : "regular"}
        size={22}
        className={starred ? "text-star max-md:hidden" : "text-quiet max-md:hidden"}
      />
      <span>
        <span className="text-label text-ink flex items-center gap-1.5 font-bold text-balance tabular-nums">
          {starred && <Icon name="star" weight="fill" size={18} className="text-star md:hidden" />}
          {label && <span className="sr-only">{label} </span>}
          {first}
        </span>
        {then && <span className="text-meta text-quiet block">{then}</span>}
      </span>
    </li>
  );
}
