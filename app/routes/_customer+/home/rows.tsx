import type { ReactNode } from "react";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type BrowseChoice, choiceHref } from "~/features/browse/choice";
import { DishCard } from "~/features/browse/dish-card";
import type { DishView } from "~/features/browse/dish-views";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { Carousel } from "~/ui/carousel";
import { TextLink } from "~/ui/text-link";

/** [FIND-16] The customer's earlier dishes that are available now. */
export function OrderAgain({ dishes }: { dishes: DishView[] }) {
  return (
    <Carousel label="Order again" title="Order again" className="card-row dish-row">
      {dishes.map((dish) => (
        <DishCard key={dish.id} dish={dish} boxed />
      ))}
    </Carousel>
  );
}

interface PlaceRowProps {
  title: string;
  restaurants: RestaurantCardView[];
  /** At the end of the heading on small screens. */
  action?: ReactNode;
  /** Its first picture is the page's largest and loads before the others. */
  isOnTop?: boolean;
  areNew?: boolean;
}

function PlaceRow({ title, restaurants, action, isOnTop = false, areNew }: PlaceRowProps) {
  return (
    <Carousel label={title} title={title} action={action} className="card-row">
      {restaurants.map((restaurant, index) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} isFirst={isOnTop && index === 0} isNew={areNew} />
      ))}
    </Carousel>
  );
}

/** [FIND-16] The customer's favourites that are open. */
export const OpenFavourites = ({ restaurants }: Pick<PlaceRowProps, "restaurants">) => (
  <PlaceRow title="Your favorites, open now" restaurants={restaurants} />
);

type Row = Pick<PlaceRowProps, "restaurants" | "isOnTop"> & { choice: BrowseChoice };
type TopRatedProps = Row & { areHoursKnown: boolean };

/** [HOME-21] The best rated that are open. */
export const TopRated = ({ choice, areHoursKnown, ...row }: TopRatedProps) => (
  <PlaceRow
    {...row}
    title={areHoursKnown ? "Top rated, open now" : "Top rated"}
    action={<SeeAll to={choiceHref(choice, { sort: "rating" })} of="best rated" />}
  />
);

/** [HOME-22] The newest. */
export const NewlyAdded = ({ choice, ...row }: Row) => (
  <PlaceRow
    {...row}
    title="Newly Added"
    areNew
    action={<SeeAll to={choiceHref(choice, { sort: "newest" })} of="newest" />}
  />
);

const SeeAll = ({ to, of }: { to: string; of: string }) => (
  <TextLink to={to} alone className="text-label whitespace-nowrap md:hidden">
    See all<span className="sr-only">{` of the ${of}`}</span>
  </TextLink>
);
