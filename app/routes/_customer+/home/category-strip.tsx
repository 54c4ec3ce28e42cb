import { Link } from "@remix-run/react";
import { menuCategories } from "@domain/options";
import { type Choice, choiceHref } from "~/features/browse/choice";
import { Carousel } from "~/ui/carousel";
import { cx } from "~/ui/cx";
import { Khatim } from "~/ui/illustration";

/** [HOME-15…18] All, Deals and the categories; each is a link to the list it gives. */
export function CategoryStrip({ choice: shown }: { choice: Choice }) {
  // Books have no kitchens: a category leads back to the restaurants.
  const choice: Choice = shown.service === "books" ? { ...shown, service: "all" } : shown;
  const isAll = shown.service !== "books" && !choice.deals && choice.cuisines.length === 0;
  return (
    <nav aria-label="Categories">
      <Carousel label="Categories" className="category-strip">
        <Disc name="All" picture="all" to={choiceHref(choice, { cuisines: [], deals: false })} isChosen={isAll} />
        <Disc name="Deals" picture="deals" to={choiceHref(choice, { deals: true })} isChosen={choice.deals} />
        {menuCategories.map(({ value, label }) => (
          <Disc
            key={value}
            name={label}
            picture={value.toLowerCase()}
            to={choiceHref(choice, { cuisines: [value] })}
            isChosen={choice.cuisines.length === 1 && choice.cuisines[0] === value}
          />
        ))}
      </Carousel>
    </nav>
  );
}

type DiscProps = { name: string; picture: string; to: string; isChosen: boolean };

function Disc({ name, picture, to, isChosen }: DiscProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className="group rounded-control flex w-17.5 flex-col items-center gap-2"
    >
      <Khatim size={68} className={isChosen ? "bg-primary/25" : "bg-sunken group-hover:bg-muted dark:bg-surface"}>
        <img src={`/pictures/demo/category-${picture}.webp`} alt="" width={42} height={42} className="size-10.5" />
      </Khatim>
      <span className={cx("text-small font-semibold whitespace-nowrap", isChosen ? "text-primary" : "text-ink")}>
        {name}
      </span>
    </Link>
  );
}
