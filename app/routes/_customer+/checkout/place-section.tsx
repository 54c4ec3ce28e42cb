import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import type { SectionPart } from "./parts";
import { Section } from "./section";

/** [CHK-5] Where an order that is not delivered is picked up or eaten, and at which table. */
export function PlaceSection({ view, choices }: SectionPart) {
  const { name, address, phone } = view.restaurant;
  const isDineIn = choices.type === "dine-in";
  return (
    <Section id="place" title={isDineIn ? "Where you eat" : "Where you pick up"}>
      <div className="rounded-card border-line bg-surface flex items-start gap-4 border p-4 md:p-4.5">
        <Icon name="storefront" size={28} className="text-primary shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="text-label text-ink block text-base">{name}</span>
          {address && <span className="block">{address}</span>}
          {phone && (
            <bdi dir="ltr" className="text-meta">
              {phone}
            </bdi>
          )}
        </p>
      </div>
      {isDineIn && (
        <div className="mt-4 max-w-90">
          <TextField
            name="table"
            label="Table"
            optional
            hint="If you are seated already."
            form="choices"
            defaultValue={choices.table}
            maxLength={40}
          />
        </div>
      )}
    </Section>
  );
}
