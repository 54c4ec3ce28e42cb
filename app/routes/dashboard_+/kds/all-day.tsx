import { Disclosure } from "~/ui/disclosure";
import type { Kitchen } from "./load-kitchen.server";

/** All-day counts: every dish still to be cooked, over all tickets. */
export function AllDay({ dishes }: { dishes: Kitchen["allDay"] }) {
  if (dishes.length === 0) return null;
  const total = dishes.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <div className="bg-surface border-line rounded-card mt-5 border px-4 py-1">
      <Disclosure summary={`All day: ${total} to cook`}>
        <ul className="grid gap-x-6 gap-y-1 pb-3 md:grid-cols-2 xl:grid-cols-3">
          {dishes.map(({ name, details, qty }) => (
            <li key={`${name} ${details}`} className="flex gap-3 py-1">
              <span className="text-label text-accent-text min-w-7 text-end tabular-nums">{qty}</span>
              <span>
                {name} {details && <span className="text-accent-text">{details}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
