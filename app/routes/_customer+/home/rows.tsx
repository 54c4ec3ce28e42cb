import type { RestaurantCardView } from "~/features/browse/card-views";
import { type Choice, choiceHref } from "~/features/browse/choice";
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

/** [FIND-16] The customer's favourites that are open. */
export function OpenFavourites({ restaurants }: { restaurants: RestaurantCardView[] }) {
  return (
    <Carousel label="Your favorites, open now" title="Your favorites, open now" className="card-row">
      {restaurants.map((restaurant) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} />
      ))}
    </Carousel>
  );
}

interface RowProps {
  choice: Choice;
  restaurants: RestaurantCardView[];
}

/** [HOME-21] The best rated that are open. `isOnTop`: its first picture is the page's largest and loads before the others. */
export function TopRated({ choice, restaurants, isOnTop }: RowProps & { isOnTop: boolean }) {
  return (
    <Carousel
      label="Top rated, open now"
      title="Top rated, open now"
      className="card-row"
      action={<SeeAll to={choiceHref(choice, { sort: "rating" })} order="best rated first" />}
    >
      {restaurants.map((restaurant, index) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} isFirst={isOnTop && index === 0} />
      ))}
    </Carousel>
  );
}

/** [HOME-22] The newest. */
export function NewlyAdded({ choice, restaurants }: RowProps) {
  return (
    <Carousel
      label="Newly Added"
      title="Newly Added"
      className="card-row"
      action={<SeeAll to={choiceHref(choice, { sort: "newest" })} order="newest first" />}
    >
      {restaurants.map((restaurant) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} isNew />
      ))}
    </Carousel>
  );
}

const SeeAll = ({ to, order }: { to: string; order: string }) => (
  <TextLink to={to} alone className="text-label md:hidden">
    See all<span className="sr-only">, {order}</span>
  </TextLink>
);
