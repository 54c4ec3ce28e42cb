import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Picture } from "~/ui/picture";

/** Category as the host names it, its readable name, and a picture that shows it. */
const dishes = [
  { category: "Biryani", label: "Biryani", picture: "card-zafran-biryani-house" },
  { category: "Turkish", label: "Kebabs", picture: "card-anatolia-grill-house" },
  { category: "Broast", label: "Broast", picture: "card-crescent-broast" },
  { category: "Desert", label: "Desserts", picture: "card-pistachio-and-rose" },
  { category: "Handi", label: "Handi", picture: "card-karachi-handi" },
  { category: "Pizza", label: "Pizza", picture: "card-mina-stone-pizza" },
];

/** [LAND-4] */
export function Cravings() {
  return (
    <section className="grid items-center gap-8 xl:grid-cols-[22rem_1fr] xl:gap-12">
      <div>
        <h2 className="text-promo">Craving Halal</h2>
        <p className="text-lead mt-4">
          Slow-cooked handi, charcoal kebabs, crisp broast, syrup-soaked sweets. Browse menus from kitchens within
          minutes of your street.
        </p>
        <ButtonLink to={paths.home()} size="lg" iconEnd="arrow-right" className="mt-6 max-md:w-full">
          Find restaurants
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {dishes.map(({ category, label, picture }) => (
          <li key={category}>
            <Link to={paths.home({ cuisine: category })} className="group rounded-card block">
              <Picture
                src={`/pictures/demo/${picture}.webp`}
                alt=""
                width={640}
                height={400}
                className="rounded-card aspect-8/5"
              />
              <span className="text-card-list text-ink mt-2.5 block px-0.5 group-hover:underline">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
