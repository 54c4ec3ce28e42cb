import { dashboardPaths } from "~/lib/dashboard-paths";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import type { DayView } from "./load-day.server";

/** [RUSH-14] Days that everybody forgot to close, each with the way to close it. */
export function UnclosedDays({ days }: { days: DayView["unclosed"] }) {
  if (days.length === 0) return null;
  return (
    <Card as="section" aria-label="Days that were not closed" className="mb-4 flex gap-3">
      <Icon name="warning" weight="fill" size={24} className="text-accent-text shrink-0" />
      <div className="min-w-0">
        <ul className="flex flex-col gap-1">
          {days.map(({ day, text }) => (
            <li key={day}>
              <strong>{text} was not closed.</strong>{" "}
              <TextLink to={dashboardPaths.dashboardDayClose({ day })}>
                Close it<span className="sr-only">, {text}</span>
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="text-meta text-quiet mt-2">Until then, the next count shows its cash as “Cash of other days”.</p>
      </div>
    </Card>
  );
}
