import { Icon } from "~/ui/icon";

/** [PRAYER-5] How many orders are due for each meal, so that the kitchen can prepare them together. */
export function MealsAhead({ meals }: { meals: readonly string[] }) {
  if (meals.length === 0) return null;
  return (
    <ul
      aria-label="Meals of Ramadan ahead"
      className="rounded-card border-line bg-surface text-label text-ink mb-4 flex flex-wrap gap-x-6 gap-y-1 border px-4 py-3"
    >
      {meals.map((meal) => (
        <li key={meal} className="flex items-center gap-2">
          <Icon name="moon" weight="fill" size={18} className="text-accent-text" />
          {meal}
        </li>
      ))}
    </ul>
  );
}
