import type { ToldOrder } from "@domain/contract/ordering/order";
import { placeLine } from "@domain/restaurants/us-place";
import { Avatar } from "~/ui/avatar";
import { Icon } from "~/ui/icon";
import { PhoneNumber } from "~/ui/phone-number";

/** Who ordered, where it goes, and how to reach them. */
export function CustomerPart({ order }: { order: ToldOrder }) {
  const { customer, deliveryAddress: to } = order;
  if (!customer) return null;
  const phone = to?.contactPhone ?? customer.phone;
  return (
    <section>
      <h2 className="text-card mb-2">Customer</h2>
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={customer.name} id={customer.id ?? customer.name} />
        <div className="min-w-40 flex-1">
          <p className="text-label text-ink">{customer.name}</p>
          {to && (
            <p className="text-meta">
              {to.address}, {placeLine({ city: to.city, zip: to.zipcode })}
            </p>
          )}
        </div>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="bg-primary-soft text-primary-text text-label rounded-control inline-flex min-h-10 items-center gap-2 px-3"
          >
            <Icon name="phone" weight="fill" size={16} />
            <PhoneNumber phone={phone} />
          </a>
        )}
      </div>
    </section>
  );
}
