import { TextLink } from "~/ui/text-link";
import { Carousel } from "~/ui/carousel";
import type { RestaurantCardView } from "~/features/browse/card-views";
import { type Choice, choiceHref } from "~/features/browse/choice";
import { RestaurantCard } from "~/features/browse/restaurant-card";

type CarouselsProps = { choice: Choice; best: RestaurantCardView[]; newest: RestaurantCardView[] };

/** [HOME-21…23] The best rated and the newest; a row without any is not shown. */
export function Carousels({ choice, best, newest }: CarouselsProps) {
  return (
    <>
      {best.length > 0 && (
        <Carousel
          label="Top Rated"
          title="Top Rated"
          className="card-row"
          action={
            <TextLink to={choiceHref(choice, { sort: "rating" })} alone className="text-label md:hidden">
              See all
            </TextLink>
          }
        >
          {best.map((restaurant, index) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} eager={index < 4} />
          ))}
        </Carousel>
      )}
      {newest.length > 0 && (
        <Carousel label="Newly Added" title="Newly Added" className="card-row">
          {newest.map((restaurant) => (
            <RestaurantCard key={restaurant.id} restaurant={restaurant} isNew />
          ))}
        </Carousel>
      )}
    </>
  );
}
