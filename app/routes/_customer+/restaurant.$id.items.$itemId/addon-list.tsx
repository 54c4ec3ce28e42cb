import { groupRule } from "@domain/menu/modifier-groups";
import type { Addon } from "~/host/menu.server";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { Money } from "~/ui/money";
import { addonField } from "./item-choice";

/** [REST-9] What can come with an item: each group under its name and rule, then what belongs to none. */
export function AddonList({ addons, given }: { addons: readonly Addon[]; given: readonly string[] }) {
  return byGroup(addons).map(({ group, members }) => (
    <fieldset key={group?.id ?? ""} className="mt-5">
      <legend className="text-label text-ink mb-1">
        {group?.name ?? "Add-ons"}
        <span className="text-meta text-quiet ms-2.5 font-normal">
          {groupRule(group ?? { minimum: 0, maximum: null })}
        </span>
      </legend>
      <ul className="divide-line divide-y">
        {members.map(({ id, name, priceCents, isAvailable }) => (
          <li key={id}>
            <CheckRow
              roomy
              {...fieldOf(group, members)}
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
              defaultChecked={isAvailable && given.includes(id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  ));
}

/** Exactly one of a group: radio buttons, one of which the browser asks for, unless all are sold out. */
const fieldOf = (group: Addon["group"], members: readonly Addon[]) =>
  group?.minimum === 1 && group.maximum === 1
    ? { radio: true, required: members.some(({ isAvailable }) => isAvailable), name: addonField(group.id) }
    : { name: addonField() };

/** Groups in the order of their first add-on, the ungrouped last. */
function byGroup(addons: readonly Addon[]): { group: Addon["group"]; members: Addon[] }[] {
  const groups = new Map<string, { group: Addon["group"]; members: Addon[] }>();
  for (const addon of [...addons].sort((one, other) => Number(!one.group) - Number(!other.group))) {
    const id = addon.group?.id ?? "";
    const members = groups.get(id)?.members ?? [];
    groups.set(id, { group: addon.group, members: [...members, addon] });
  }
  return [...groups.values()];
}
