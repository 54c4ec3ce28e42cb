import { useNavigation } from "@remix-run/react";
import type { QuoteLine } from "@domain/contract/ordering/quote";
import { sizeLabel } from "@domain/menu/item-price";
import { ItemWarnings } from "~/features/carts/cart-block";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { isolated } from "~/lib/text/isolated";
import { FocusableButton } from "~/ui/button";
import { FieldError } from "~/ui/forms/field";
import { StepperButtons } from "~/ui/forms/stepper-field";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { lineId, quantityFieldName } from "./parts";

/** [CHK-3] Lines whose quantity can be changed; 0 removes one. */
export function CartLines({ view }: { view: CheckoutView }) {
  return (
    <ul className="mt-4">
      {view.quote.lines.map((line) => (
        <Line key={line.cartItemId ?? line.menuItemId} line={line} view={view} />
      ))}
    </ul>
  );
}

/** "Large, garlic yoghurt" */
const choicesText = (line: Pick<QuoteLine, "size" | "addons">): string =>
  [sizeLabel(line.size), ...line.addons.map((addon) => isolated(addon.name))].join(", ");

/** Only a host with quotes can also reduce and remove lines [HOST-60, HOST-61]. */
function Line({ line, view }: { line: QuoteLine; view: CheckoutView }) {
  const canShrink = view.hasQuote;
  const navigation = useNavigation();
  const name = quantityFieldName(line.cartItemId ?? "");
  const isBusy = navigation.formData?.has(name) ?? false;
  return (
    <li id={lineId(line)} className={`border-line flex gap-3.5 border-t py-3.5 ${isBusy ? "opacity-60" : ""}`}>
      <Picture src={line.image} alt="" width={64} height={64} className="rounded-small size-16 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-label text-ink min-w-0 text-base wrap-anywhere">{line.name}</span>
          <span className="text-label text-ink text-base">
            {/* A dish that is gone has no price; $0.00 would be one. */}
            {(!line.problem || line.lineTotal > 0) && <Money cents={line.lineTotal} />}
          </span>
        </p>
        <p className="text-meta text-quiet">{choicesText(line)}</p>
        <ItemWarnings {...line} isCertified={view.halal?.state === "certified"} />
        {line.problem && <FieldError id={lineId(line)} errors={[line.problem]} />}
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <StepperButtons
            form="choices"
            name={name}
            label={`Quantity of ${line.name}`}
            value={line.quantity}
            removeAtZero
            onlyMore={!canShrink}
            busy={isBusy}
          />
          {canShrink && (
            <FocusableButton
              type="submit"
              form="choices"
              name={name}
              value={0}
              disabled={isBusy}
              aria-label={`Remove ${line.name}`}
              className="text-meta text-quiet rounded-small hover:text-danger inline-flex min-h-11 items-center gap-2 px-2.5"
            >
              <Icon name="trash" size={18} />
              Remove
            </FocusableButton>
          )}
        </div>
      </div>
    </li>
  );
}
