import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

const reasons = [
  "Menu, add-ons, coupons and offers under your control",
  "Orders in seconds, by delivery, takeaway or table",
  "Sales reports you can export",
];

/** [LAND-7] */
export function PartnerPanel() {
  return (
    <section className="bg-accent-soft rounded-panel relative grid overflow-hidden md:min-h-125 xl:grid-cols-[1.1fr_1fr]">
      <div className="p-7 md:p-14">
        <h2 className="text-promo">Your kitchen, in front of every halal household in town</h2>
        <p className="text-lead mt-4 max-w-125">
          Register once. Once we approve you, take orders on a kitchen display that keeps up with a Friday rush.
        </p>
        <ul className="mt-5 grid gap-3">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <Icon name="check-circle" weight="fill" className="text-primary mt-0.5 shrink-0" />
              {reason}
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.signup("business")} size="lg" className="mt-7 max-md:w-full">
          Become a Partner
        </ButtonLink>
      </div>
      <TicketRail />
    </section>
  );
}

const tickets = [
  {
    token: 17,
    place: "Delivery",
    code: "HG-2047",
    clock: "4:12",
    isStarted: true,
    lines: [
      [2, "Adana kebab plate", "Large, garlic yogurt"],
      [1, "Red lentil soup", null],
      [1, "Pistachio baklava", "4 pieces"],
      [3, "Lahmacun", "Extra lemon"],
    ],
  },
  {
    token: 18,
    place: "Takeaway",
    code: "HG-2051",
    clock: "0:48",
    isStarted: false,
    lines: [
      [1, "Iskender kebab", "Regular"],
      [3, "Ayran", null],
      [2, "Cheese pide", "Large"],
    ],
  },
] as const;

/** A picture of kitchen tickets on their rail; not real orders, so hidden from assistive technology. */
function TicketRail() {
  return (
    <div aria-hidden className="relative min-h-110 max-xl:ms-7 max-xl:mt-2">
      <span className="from-muted to-control absolute start-0 -end-4 top-6 z-1 h-3.5 rounded-full bg-linear-to-b xl:top-10" />
      <div className="absolute start-2 top-7 flex gap-3 xl:top-11">
        {tickets.map(({ token, place, code, clock, isStarted, lines }, index) => (
          <div
            key={token}
            className={`bg-surface rounded-b-card elevation-3 h-max w-72 shrink-0 p-4.5 ${index ? "rotate-1" : "-rotate-1"}`}
          >
            <p className="border-line flex items-center gap-3 border-b border-dashed pb-3">
              <span className="text-clock text-ink text-[2.375rem]! leading-none!">{token}</span>
              <span className="text-label text-ink flex-1">
                {place}
                <span className="text-small text-quiet block">{code}</span>
              </span>
              <span className="text-label text-primary-text bg-primary-soft rounded-tag px-2.5 py-1 tabular-nums">
                {clock}
              </span>
            </p>
            <ul className="mt-3 grid gap-3">
              {lines.map(([count, name, choice]) => (
                <li key={name} className="flex gap-3">
                  <span className="text-label text-primary w-4">{count}</span>
                  <span>
                    <span className="text-label text-ink block">{name}</span>
                    {choice && <span className="text-small text-quiet">{choice}</span>}
                  </span>
                </li>
              ))}
            </ul>
            <span
              className={`rounded-control text-label mt-4 block border py-3 text-center ${isStarted ? "bg-primary text-on-primary border-transparent" : "border-control text-ink"}`}
            >
              {isStarted ? "Mark as Done" : "Start Preparing"}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
