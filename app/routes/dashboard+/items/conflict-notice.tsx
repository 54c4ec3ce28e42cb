import { Icon } from "~/ui/icon";
import type { ItemConflict } from "./save-item.server";

const labels = {
  name: "Name",
  description: "Description",
  price: "Price",
  category: "Category",
  caution: "Caution",
  item_type: "Type",
  tags: "Tags",
  regular_price: "Regular",
  large_price: "Large",
  old_price: "Was",
  is_available: "Available",
} as const;

type Values = NonNullable<ItemConflict["theirs"]>;

const textOf = (value: Values[keyof Values]): string =>
  Array.isArray(value) ? value.join(", ") : typeof value === "boolean" ? (value ? "Yes" : "No") : value;

/** Two editors: who was faster, and what is different now from what this form was opened with. Nothing typed is lost. */
export function ConflictNotice({ by, at, theirs, mine }: ItemConflict & { mine: Values | null }) {
  const names = Object.entries(labels).flatMap(([name, label]) =>
    isField(name) && theirs && mine && textOf(theirs[name]) !== textOf(mine[name]) ? [{ name, label }] : [],
  );
  return (
    <div role="alert" className="rounded-control border-danger bg-surface flex gap-3 border-2 p-3.5">
      <Icon name="warning-circle" weight="fill" size={22} className="text-danger mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-label text-ink">
          {by} has changed this item at {at}
        </p>
        <p className="text-meta">
          What you typed is still here. Save anyway to replace their changes, or close to keep them.
        </p>
        {names.length > 0 && theirs && (
          <dl className="text-meta mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
            {names.map(({ name, label }) => (
              <div key={name} className="contents">
                <dt className="text-quiet">{label} is now</dt>
                <dd className="text-ink min-w-0 font-semibold break-words">{textOf(theirs[name]) || "empty"}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

const isField = (name: string): name is keyof typeof labels => name in labels;
