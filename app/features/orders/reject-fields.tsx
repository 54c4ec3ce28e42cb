import { useActionData } from "@remix-run/react";
import { rejectionReasons, rejectionReasonsFor } from "@domain/orders/rejection";
import type { Order } from "~/host/orders.server";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { TextArea } from "~/ui/forms/validated-form";

type RejectFieldsProps = { order: Pick<Order, "orderType" | "items">; canSellOut: boolean };

/**
 * [RUSH-5] Predefined reasons, sold-out dishes, and a text field. CSS controls which fields show, so that no script is
 * needed.
 */
export function RejectFields({ order, canSellOut }: RejectFieldsProps) {
  const typed = useActionData<{ repopulateFields?: { why?: string; sold?: string[] } }>()?.repopulateFields;
  const dishes = new Map(order.items.flatMap(({ menuItemId, name }) => (menuItemId ? [[menuItemId, name]] : [])));
  return (
    <div className="group/reject flex flex-col gap-4">
      <ChoiceTiles
        label="Why?"
        name="why"
        defaultValue={typed?.why}
        options={rejectionReasonsFor(order.orderType).map((value) => ({ value, label: rejectionReasons[value] }))}
      />
      {canSellOut && dishes.size > 0 && (
        <fieldset className="hidden group-has-[[value=sold\_out]:checked]/reject:block noscript:block">
          <legend className="text-label text-ink mb-1">
            Mark as sold out <span className="text-meta text-quiet font-normal">until tomorrow, 5:00 AM</span>
          </legend>
          <ul className="divide-line divide-y">
            {[...dishes].map(([id, name]) => (
              <li key={id}>
                <CheckRow
                  roomy
                  name="sold"
                  value={id}
                  label={name}
                  defaultChecked={typed?.sold?.includes(id) ?? false}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <TextArea
        label="Reason in your own words"
        name="reason"
        rows={2}
        maxLength={300}
        hint="The customer will see it. Not needed with a reason above."
      />
    </div>
  );
}
