import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import type { MealAhead } from "./meals.server";

type MealsAheadProps = {
  meals: readonly MealAhead[];
  /** In a list: the link to a meal's orders alone, or to all again for the one that is shown. */
  link?: (meal: MealAhead) => { to: string; isShown: boolean };
};

/** [PRAYER-5] How many orders are due for each meal, so that the kitchen can prepare them together. */
export function MealsAhead({ meals, link }: MealsAheadProps) {
  if (meals.length === 0) return null;
  return (
    <ul
      aria-label="Meals of Ramadan ahead"
      className="rounded-card border-line bg-surface text-label text-ink mb-4 flex flex-wrap gap-x-6 gap-y-1 border px-4 py-3"
    >
      {meals.map((meal) => (
        <li key={meal.filter} className="flex items-center gap-2">
          <Icon name="moon" weight="fill" size={18} className="text-accent-text" />
          {link ? <MealLink {...link(meal)} text={meal.text} /> : meal.text}
        </li>
      ))}
    </ul>
  );
}

const MealLink = ({ to, isShown, text }: { to: string; isShown: boolean; text: string }) => (
  <TextLink to={to} alone preventScrollReset aria-current={isShown ? "true" : undefined} className="py-2.5">
    {text}
    {isShown && " · Show all orders"}
  </TextLink>
);
