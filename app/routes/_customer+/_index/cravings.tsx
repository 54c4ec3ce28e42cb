import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Picture } from "~/ui/picture";
import { cravings } from "./cravings-list";
import type { KitchenCounts } from "./kitchen-counts.server";

/** [LAND-4] */
export function Cravings({ kitchens }: { kitchens: KitchenCounts }) {
  return (
    <section className="grid items-center gap-8 xl:grid-cols-[22rem_1fr] xl:gap-12">
      <div>
        <h2 className="text-promo">Craving Halal</h2>
        <p className="text-lead mt-4">
          Slow-cooked handi, charcoal kebabs, crisp broast, syrup-soaked sweets. Browse the menus of kitchens in and
          around Bristol.
        </p>
        <ButtonLink to={paths.home()} size="lg" iconEnd="arrow-right" className="mt-6 max-md:w-full">
          Find restaurants
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {cravings.map(({ category, label, picture }) => (
          // Phones show four: two rows of two.
          <li key={category} className="max-md:nth-[n+5]:hidden">
            <Link to={paths.home({ cuisine: category })} className="group rounded-card block">
              <Picture
                src={`/pictures/demo/${picture}.webp`}
                alt=""
                width={640}
                height={400}
                className="rounded-card aspect-8/5"
              />
              <span className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3 px-0.5">
                <span className="text-card-list text-ink group-hover:underline">{label}</span>{" "}
                {kitchens[category] !== undefined && (
                  <span className="text-meta text-quiet">
                    {kitchens[category]} {kitchens[category] === 1 ? "kitchen" : "kitchens"}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
