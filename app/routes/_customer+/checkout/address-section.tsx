import { EntryMenu } from "~/features/addresses/entry-menu";
import { noAddress } from "~/features/checkout/choices";
import type { Address } from "~/host/accounts.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { MenuButton } from "~/ui/menu";
import { ChoiceCard, Section } from "./choice-card";
import type { SectionPart } from "./parts";

/** [ADDR-1, ADDR-2] The address book: choose, edit or delete an address. */
export function AddressSection({ view, choices, change }: SectionPart) {
  const add = (
    <Button
      type="submit"
      form="choices"
      name="go"
      value="/addresses/new"
      variant="tonal"
      icon="plus"
      className="ms-auto self-center"
    >
      Add address
    </Button>
  );
  return (
    <Section id="address" title="Delivery address" aside={add}>
      {/* Means "none chosen"; a chosen address follows it and counts instead. */}
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
            end={<AddressButtons entry={entry} />}
          />
        ))}
      </div>
    </Section>
  );
}

function AddressLines({ entry }: { entry: Address }) {
  return (
    <>
      <span className="text-body block text-base">{[entry.address, entry.place].filter(Boolean).join(", ")}</span>
      <bdi>{entry.contactName}</bdi> · <bdi dir="ltr">{entry.contactPhone}</bdi>
    </>
  );
}

/**
 * Submit buttons, because a link would lose the form's values; in a menu where there is no space beside the address.
 */
function AddressButtons({ entry }: { entry: Address }) {
  const part = `/addresses/${encodeURIComponent(entry.id)}`;
  const edit = { form: "choices", name: "go", value: part, "aria-label": `Edit ${entry.label}` };
  const remove = { ...edit, value: `${part}/delete`, "aria-label": `Delete ${entry.label}` };
  const look = "text-label rounded-small inline-flex min-h-11 items-center px-2.5 hover:underline";
  return (
    <>
      <span className="flex gap-1 pe-4 max-md:hidden">
        <button {...edit} className={`text-primary ${look}`}>
          Edit
        </button>
        <button {...remove} className={`text-danger ${look}`}>
          Delete
        </button>
      </span>
      <span className="self-start pe-1 pt-1 md:hidden">
        <EntryMenu label={entry.label}>
          <MenuButton {...edit} icon="pencil-simple">
            Edit
          </MenuButton>
          <MenuButton {...remove} icon="trash" danger>
            Delete
          </MenuButton>
        </EntryMenu>
      </span>
    </>
  );
}
