import { deskPaths } from "~/lib/desk-paths";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/text-link";
import type { RestaurantPage } from "./restaurant-page.server";

/** The week, as customers read it. */
export function OpeningHours({ rows }: { rows: NonNullable<RestaurantPage["hours"]> }) {
  return (
    <Card as="section" aria-labelledby="hours">
      <h2 id="hours" className="text-card mb-2">
        Opening hours
      </h2>
      <dl className="text-meta flex flex-col gap-2">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-ink tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What an administrator wrote last, and the way to add one. */
export function LatestNote({ id, note }: { id: string; note: RestaurantPage["latestNote"] }) {
  return (
    <Card as="section" aria-labelledby="latest-note">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="latest-note" className="text-card">
          Latest note
        </h2>
        <TextLink to={deskPaths.adminRestaurantNotes(id)} alone className="text-meta">
          {note ? "All notes" : "Add Note"}
        </TextLink>
      </div>
      {note ? (
        <>
          <p className="text-meta text-ink line-clamp-6 break-words whitespace-pre-line">{note.text}</p>
          <p className="text-meta text-quiet">{note.by}</p>
        </>
      ) : (
        <p className="text-meta text-quiet">No notes yet.</p>
      )}
    </Card>
  );
}
