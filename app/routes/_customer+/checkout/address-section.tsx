import { Link } from "@remix-run/react";
import type { Address } from "~/host/addresses.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button-link";
import { ChoiceCard } from "./choice-card";
import { checkoutHref, noAddress } from "./choices";
import type { SectionPart } from "./parts";
import { Section } from "./section";

/** [ADDR-1, ADDR-2] The address book: one is chosen, each can be changed or deleted. */
export function AddressSection({ view, choices, change }: SectionPart) {
  const add = (
    <ButtonLink
      to={checkoutHref(view.choices, "/addresses/new")}
      preventScrollReset
      variant="tonal"
      icon="plus"
      className="ms-auto self-center"
    >
      Add address
    </ButtonLink>
  );
  return (
    <Section id="address" title="Delivery address" aside={add}>
      {/* Says that none is chosen on purpose; a chosen one, which follows, counts. */}
      <input type="hidden" form="choices" name="address" value={noAddress} />
      {view.addresses.length === 0 && <p className="text-quiet">Add the address where we should deliver.</p>}
      <div className="grid gap-3">
        {view.addresses.map((entry) => (
          <ChoiceCard
            key={entry.id}
            name="address"
            value={entry.id}
            checked={choices.address === entry.id}
            onPick={() => change({ address: entry.id })}
            label={
              <>
                {entry.label}
                {entry.isDefault && <Badge tone="neutral">Default</Badge>}
              </>
            }
            hint={<AddressLines entry={entry} />}
            end={<AddressLinks entry={entry} hrefOf={(part) => checkoutHref(view.choices, part)} />}
          />
        ))}
      </div>
    </Section>
  );
}

function AddressLines({ entry }: { entry: Address }) {
  return (
    <>
      <span className="text-body block text-base">
        {[entry.address, entry.city].filter(Boolean).join(", ")} {entry.zipcode}
      </span>
      {entry.contactName} · <bdi dir="ltr">{entry.contactPhone}</bdi>
    </>
  );
}

function AddressLinks({ entry, hrefOf }: { entry: Address; hrefOf: (part: string) => string }) {
  const part = `/addresses/${encodeURIComponent(entry.id)}`;
  const look = "text-label rounded-small inline-flex min-h-11 items-center px-2.5 hover:underline";
  return (
    <span className="flex gap-1 ps-12 pe-4 max-md:pb-2 md:ps-0">
      <Link to={hrefOf(part)} preventScrollReset aria-label={`Edit ${entry.label}`} className={`text-primary ${look}`}>
        Edit
      </Link>
      <Link
        to={hrefOf(`${part}/delete`)}
        preventScrollReset
        aria-label={`Delete ${entry.label}`}
        className={`text-danger ${look}`}
      >
        Delete
      </Link>
    </span>
  );
}
