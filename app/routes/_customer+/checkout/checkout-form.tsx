import { Form } from "@remix-run/react";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import { checkoutHref } from "~/features/checkout/choices";
import { useChoices } from "~/features/checkout/use-choices";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/forms/field";
import { TextArea, TextField } from "~/ui/forms/text-field";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { AddressSection } from "./address-section";
import { CartSummary } from "./cart-summary";
import { ChoiceCard, ChoiceChip, Section } from "./choice-card";
import { orderTypeLabels, type SectionPart, isFree } from "./parts";
import { TimeSection } from "./time-section";
import { TipSection } from "./tip-section";

/**
 * One form for all choices and buttons of the page: choosing requests new totals (without JavaScript the Update button
 * does), and every button submits everything, so that no value is lost.
 */
export function CheckoutForm({ view, errors }: { view: CheckoutView; errors: readonly SummaryError[] }) {
  const { choices, change, isBusy } = useChoices(view.choices);
  const part = { view, choices, change };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_432px]">
      <div className="min-w-0">
        <h1 className="text-title">Checkout</h1>
        <Form id="choices" method="post" action={checkoutHref(view.choices)} preventScrollReset>
          <input type="hidden" name="restaurantId" value={choices.restaurantId} />
          <input type="hidden" name="cart" value={view.cartId} />
          {/* Enter in a field activates the form's first submit button. */}
          <button name="update" value="" tabIndex={-1} aria-hidden className="sr-only" />
        </Form>
        <TypeSection {...part} />
        {choices.type === "delivery" ? <AddressSection {...part} /> : <PlaceSection {...part} />}
        <TimeSection {...part} />
        <TipSection {...part} errors={errors} />
        <NoteSection note={choices.note} />
        {view.soldOutPreferences.length > 0 && (
          <Section id="sold-out" title="If something is sold out">
            <div className="flex flex-wrap gap-2.5">
              {view.soldOutPreferences.map((preference) => (
                <ChoiceChip
                  key={preference.value}
                  name="ifSoldOut"
                  {...preference}
                  checked={(choices.ifSoldOut || view.quote.ifSoldOut) === preference.value}
                  onPick={() => change({ ifSoldOut: preference.value })}
                />
              ))}
            </div>
          </Section>
        )}
        <section aria-labelledby="payment-title" className="mt-8 md:mt-9">
          <h2 id="payment-title" className="text-section mb-4">
            Payment
          </h2>
          <div className="rounded-card border-line bg-surface flex items-center gap-4 border p-4 md:p-4.5">
            <Icon name="credit-card" weight="duotone" size={28} className="text-primary shrink-0" />
            <p className="min-w-0 flex-1">
              <span className="text-label text-ink block text-base">
                {isFree(view) ? "Nothing to pay" : "Credit or debit card"}
              </span>
              <span className="text-meta text-quiet block">
                {isFree(view)
                  ? "Place Order sends it to the restaurant. No card is asked for."
                  : "You enter your card after Place Order. The number goes straight to our card provider and never reaches us."}
              </span>
            </p>
            <Icon name="lock-simple" className="text-quiet shrink-0" />
          </div>
        </section>
        <Button
          id="update"
          type="submit"
          form="choices"
          name="update"
          value="update"
          variant="secondary"
          icon="arrows-clockwise"
          className="scripting:hidden mt-6"
        >
          Update
        </Button>
      </div>
      <CartSummary {...part} isBusy={isBusy} errors={errors} />
    </div>
  );
}

/** [CHK-5] The types on offer. One that was chosen and is offered no more stays, and is said to be none, until another is chosen. */
function TypeSection({ view, choices, change }: SectionPart) {
  const isOffered = view.offeredTypes.includes(choices.type);
  return (
    <>
      {(view.offeredTypes.length <= 1 || !isOffered) && (
        <input type="hidden" form="choices" name="type" value={choices.type} />
      )}
      {(view.offeredTypes.length > 1 || !isOffered) && (
        <Section id="type" title="Order type">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2 md:gap-3">
            {view.offeredTypes.map((type) => (
              <ChoiceCard
                key={type}
                name="type"
                value={type}
                checked={choices.type === type}
                onPick={() => change({ type })}
                label={orderTypeLabels[type]}
                compact
              />
            ))}
          </div>
          {view.typeProblem && <FieldError id="type" errors={[view.typeProblem]} />}
        </Section>
      )}
    </>
  );
}

/** A note to the kitchen, submitted with Place Order. */
function NoteSection({ note }: { note: string }) {
  return (
    <div className="mt-8 md:mt-9">
      <TextArea
        name="note"
        label="Note for the restaurant"
        optional
        rows={2}
        maxLength={500}
        form="choices"
        defaultValue={note}
        hint="Allergies, a side entrance, no cutlery."
      />
    </div>
  );
}

/** [CHK-5] Where a takeaway order is picked up, or the table of a dine-in order. */
function PlaceSection({ view, choices }: SectionPart) {
  const { name, address, phone } = view.restaurant;
  const isDineIn = choices.type === "dine-in";
  return (
    <Section id="place" title={isDineIn ? "Where you eat" : "Where you pick up"}>
      <div className="rounded-card border-line bg-surface flex items-start gap-4 border p-4 md:p-4.5">
        <Icon name="storefront" size={28} className="text-primary shrink-0" />
        <p className="min-w-0 flex-1">
          <span className="text-label text-ink block text-base wrap-anywhere">{name}</span>
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
