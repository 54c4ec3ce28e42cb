import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { formatModifierRule, offeredRule } from "@domain/menu/modifier-groups";
import { ItemMarks } from "~/features/halal/halal-badge";
import type { ItemMark } from "~/features/halal/item-marks";
import type { Addon, MenuItem } from "~/host/menu.server";
import { Badge } from "~/ui/badge";
import { Button, SubmitButton } from "~/ui/button";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { FieldError } from "~/ui/forms/field";
import { KeyField } from "~/ui/forms/key-field";
import { StepperField } from "~/ui/forms/stepper-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { Money, Price } from "~/ui/money";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";
import { addonFieldName, choiceTotal, type ItemChoice, parseItemChoice, parseQuantity } from "./item-choice";

type ItemFormProps = {
  item: MenuItem;
  addons: readonly Addon[];
  /** "Halal", "Meat: lamb", "Contains rennet". */
  marks: readonly ItemMark[];
  initial: ItemChoice;
  /** [FORM-5] Tells a press that is repeated from the same dish once more. */
  formKey: string;
  errors: { quantity?: string; form?: string };
};

/**
 * [REST-7…9] Size, add-ons and quantity. The total updates with each change; without JavaScript the server computes
 * it.
 */
export function ItemForm({ item, addons, marks, initial, formKey, errors }: ItemFormProps) {
  const [choice, setChoice] = useState(initial);
  const read = (event: FormEvent<HTMLFormElement>) => setChoice(parseItemChoice(new FormData(event.currentTarget)));
  const total = choiceTotal(item, addons, choice);
  return (
    <Form method="post" preventScrollReset onChange={read} className="panel-form">
      <KeyField value={formKey} />
      {/* The form's default button for Enter, which would otherwise press the stepper's first button. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <PanelBody className="pt-2!">
        {errors.form && (
          <div className="mb-4">
            <FormError title={errors.form} />
          </div>
        )}
        {item.description && <p className="text-body">{item.description}</p>}
        <ItemMarks marks={marks} />
        <ItemPrice item={item} />
        {item.isAvailable && item.servedLater && (
          <p className="text-meta text-accent-text mt-3 flex gap-2">
            <Icon name="clock" size={18} className="mt-px" />
            {item.servedLater.menu}, {item.servedLater.text}. Choose a time at the checkout.
          </p>
        )}
        {item.caution && (
          <p className="text-meta text-quiet mt-3 flex gap-2">
            <Icon name="info" size={18} className="mt-px" />
            {item.caution}
          </p>
        )}
        {item.type === "food" && item.largeCents !== null && (
          <div className="mt-5">
            <ChoiceTiles
              name="size"
              label="Size"
              defaultValue={initial.size}
              options={[
                { value: "regular", label: "Regular" },
                { value: "large", label: "Large", end: <Money cents={item.largeCents - item.priceCents} signed /> },
              ]}
            />
          </div>
        )}
        <AddonList addons={addons} initial={initial.addonIds} />
        <Button
          type="submit"
          name="intent"
          value="update"
          variant="tonal"
          formNoValidate
          className="scripting:hidden mt-5"
        >
          Update total
        </Button>
      </PanelBody>
      {errors.quantity && (
        <div role="alert" className="px-5 pb-2 md:px-8">
          <FieldError id="quantity" errors={[errors.quantity]} />
        </div>
      )}
      <PanelFoot className="flex-wrap gap-3.5!">
        <StepperField
          tall
          name="quantity"
          label={`Quantity of ${item.name}`}
          defaultValue={parseQuantity(initial.quantity)}
          onValue={(quantity) => setChoice((before) => ({ ...before, quantity: String(quantity) }))}
        />
        <SubmitButton size="lg" className="flex-1 basis-30" disabled={!item.isAvailable} pendingLabel="Adding...">
          {item.isAvailable ? (
            <span>
              Add to Cart - <Money cents={total} />
            </span>
          ) : (
            "Sold out"
          )}
        </SubmitButton>
      </PanelFoot>
    </Form>
  );
}

/** [REST-6] The current price of the Regular size, with the old price beside it. */
function ItemPrice({ item }: { item: MenuItem }) {
  const { priceCents, oldPriceCents, deal } = item;
  const now = priceCents - (deal?.discountCents ?? 0);
  const before = deal ? priceCents : oldPriceCents;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-[1.375rem] leading-[1.75rem]">
      <Price cents={now} wasCents={before !== null && before > now ? before : null} />
      {deal && (
        <Badge tone="deal" icon="tag">
          {deal.title}
        </Badge>
      )}
    </p>
  );
}

/** [REST-9] The item's add-ons: each group under its name and rule, then those without a group. */
export function AddonList({ addons, initial }: { addons: readonly Addon[]; initial: readonly string[] }) {
  return byGroup(addons).map(({ group, members }) => (
    <fieldset key={group?.id ?? ""} className="mt-5">
      <legend className="text-label text-ink mb-1">
        {group?.name ?? "Add-ons"}
        <span className="text-meta text-quiet ms-2.5 font-normal">
          {formatModifierRule(
            offeredRule(group ?? { minimum: 0, maximum: null }, members.filter((addon) => addon.isAvailable).length),
          )}
        </span>
      </legend>
      <ul className="divide-line divide-y">
        {members.map(({ id, name, priceCents, isAvailable }) => (
          <li key={id}>
            <CheckRow
              roomy
              {...getFieldProps(group, members)}
              disabled={!isAvailable}
              value={id}
              label={name}
              end={
                isAvailable
                  ? priceCents > 0 && (
                      <span className="text-body text-base">
                        <Money cents={priceCents} signed />
                      </span>
                    )
                  : "Sold out"
              }
              defaultChecked={isAvailable && initial.includes(id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}

/** A group with exactly one choice uses radio buttons, required unless all its add-ons are sold out. */
const getFieldProps = (group: Addon["group"], members: readonly Addon[]) =>
  group?.minimum === 1 && group.maximum === 1
    ? { radio: true, required: members.some(({ isAvailable }) => isAvailable), name: addonFieldName(group.id) }
    : { name: addonFieldName() };

/** Groups in the order of their first add-on, ungrouped add-ons last. */
function byGroup(addons: readonly Addon[]): { group: Addon["group"]; members: Addon[] }[] {
  const groups = new Map<string, { group: Addon["group"]; members: Addon[] }>();
  for (const addon of [...addons].sort((one, other) => Number(!one.group) - Number(!other.group))) {
    const id = addon.group?.id ?? "";
    const members = groups.get(id)?.members ?? [];
    groups.set(id, { group: addon.group, members: [...members, addon] });
  }
  return [...groups.values()];
}
