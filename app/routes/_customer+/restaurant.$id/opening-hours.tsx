import type { RestaurantView } from "./restaurant-view";

/** [REST-14, UI-8] The week by the restaurant's own clock, and where it is. */
export function OpeningHours({ restaurant }: { restaurant: RestaurantView }) {
  const { opening, street, place, phone } = restaurant;
  return (
    <div className="grid content-start gap-7">
      {opening && (
        <section aria-labelledby="opening-hours">
          <h2 id="opening-hours" className="text-card">
            Opening hours
          </h2>
          <dl className="mt-2">
            {opening.rows.map(({ label, text, isToday }) => (
              <div key={label} className="border-line border-b py-2 last:border-b-0">
                <dt className={isToday ? "text-label text-ink font-bold" : "text-label text-quiet font-normal"}>
                  {label}
                  {isToday && <span className="sr-only"> (today)</span>}
                </dt>
                <dd className={`text-label text-ink tabular-nums ${isToday ? "font-bold" : "font-normal"}`}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {(street ?? place) && (
        <section aria-labelledby="where-it-is">
          <h2 id="where-it-is" className="text-card">
            Where it is
          </h2>
          <address className="text-label mt-2 font-normal not-italic">
            {street && <span className="block">{street}</span>}
            {place && <span className="block">{place}</span>}
            {phone && (
              <a
                href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                className="text-primary inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
              >
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </address>
        </section>
      )}
    </div>
  );
}
