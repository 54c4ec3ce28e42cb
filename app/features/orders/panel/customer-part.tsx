import type { LenientOrder } from "@domain/contract/ordering/order";
import { formatCityLine } from "@domain/restaurants/us-place";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";
import type { OrderView } from "./load-order.server";

/** The customer, the destination, and how to contact them. */
export function CustomerPart({ order, guest }: { order: LenientOrder; guest: OrderView["guest"] }) {
  const { customer, deliveryAddress: to } = order;
  if (!customer) return null;
  const phone = to?.contactPhone ?? customer.phone;
  return (
    <section>
      <h2 className="text-card mb-2">Customer</h2>
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={customer.name} id={customer.id ?? customer.name} />
        <div className="min-w-0 grow basis-40">
          <p className="text-label text-ink">{customer.name}</p>
          {to && (
            <p className="text-meta">
              {to.address}, {formatCityLine({ city: to.city, zip: to.zipcode })}
            </p>
          )}
        </div>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="bg-primary-soft text-primary-text text-label rounded-control inline-flex min-h-10 items-center gap-2 px-3 pointer-coarse:min-h-11"
          >
            <Icon name="phone" weight="fill" size={16} />
            <PhoneNumber phone={phone} />
          </a>
        )}
      </div>
      {guest && (
        <>
          {guest.allergies && (
            <p className="bg-accent text-on-accent rounded-control mt-3 flex gap-2 p-3 font-semibold">
              <Icon name="warning" weight="fill" size={20} className="shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">Allergies: {guest.allergies}</span>
            </p>
          )}
          {guest.notes && <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{guest.notes}</p>}
          <p className="text-meta mt-2">
            {guest.text}.{" "}
            <TextLink to={dashboardPaths.dashboardGuest(guest.id)}>Their orders, notes and allergies</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
