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

interface TopRatedProps {
  choice: Choice;
  restaurants: RestaurantCardView[];
  /** Its first picture is the page's largest and loads before the others. */
  isOnTop: boolean;
}

/** [HOME-21] The best rated that are open. */
export function TopRated({ choice, restaurants, isOnTop }: TopRatedProps) {
  return (
    <Carousel
      label="Top rated, open now"
      title="Top rated, open now"
      className="card-row"
      action={
        <TextLink to={choiceHref(choice, { sort: "rating" })} alone className="text-label md:hidden">
          See all
        </TextLink>
      }
    >
      {restaurants.map((restaurant, index) => (
        <RestaurantCard key={restaurant.id} restaurant={restaurant} isFirst={isOnTop && index === 0} />
      ))}
    </Carousel>
  );
}
