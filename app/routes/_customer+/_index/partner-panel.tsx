import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { TicketRail } from "./ticket-rail";

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
