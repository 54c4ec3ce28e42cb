import type { RestaurantCardView } from "~/features/browse/card-views";
import { DishCard } from "~/features/browse/dish-card";
import type { DishView } from "~/features/browse/dish-views";
import { RestaurantCard } from "~/features/browse/restaurant-card";
import { Carousel } from "~/ui/carousel";

/** [FIND-16] The customer's earlier dishes that are available now, and their open favourites. */
export function PersonalRows({ orderAgain, favourites }: { orderAgain: DishView[]; favourites: RestaurantCardView[] }) {
  return (
    <>
      {orderAgain.length > 0 && (
        <Carousel label="Order again" title="Order again" className="card-row dish-row">
          {orderAgain.map((dish) => (
            <DishCard key={dish.id} dish={dish} boxed />
          ))}
        </Carousel>
      )}
      {favourites.length > 0 && (
        <Carousel label="Your favorites, open now" title="Your favorites, open now" className="card-row">
          {favourites.map((restaurant) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} />
          ))}
        </Carousel>
      )}
    </>
  );
}
