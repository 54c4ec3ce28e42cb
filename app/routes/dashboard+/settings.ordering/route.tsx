import { useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { waivedDeliveryLimitCents } from "@domain/orders/delivery-fee";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { RouteError } from "~/ui/feedback/route-error";
import { FieldRow } from "~/ui/forms/field";
import { ChoiceTiles, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { TitledCard } from "~/ui/layout/titled-card";
import { DeliveryAreaCard, FeeRows, orderingFormId } from "./delivery-cards";
import type { loader } from "./ordering-page.server";
import { RightNow } from "./right-now";

export { action, loader } from "./ordering-page.server";

export const meta = () => [{ title: "Ordering · Settings · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).orderingForm);

/** [SET-3] */
export default function Ordering() {
  const page = useLoaderData<typeof loader>();
  const { opened } = useOpenedValues(orderingFormId, page);
  const { values, version } = opened;
  return (
    <div className="flex flex-col gap-5">
      {page.canEdit && <RightNow {...page.load} />}
      <SettingsForm
        id={orderingFormId}
        validator={validator}
        defaultValues={values}
        version={version}
        canEdit={page.canEdit}
      >
        <OfferCard />
        <DeliveryFeeCard distanceRules={values.rules.length} subtotalSteps={values.steps.length} />
        <DeliveryAreaCard towns={page.towns} warnings={page.warnings} />
        <TimesCard />
      </SettingsForm>
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** Ways to order, preparation time and minimum order. */
const OfferCard = () => (
  <TitledCard title="What you offer" className="flex flex-col gap-5">
    <ChoiceTiles
      label="Ways to order"
      name="delivery_options"
      multiple
      columns={3}
      options={[
        { value: "delivery", label: "Delivery" },
        { value: "pickup", label: "Pickup" },
        { value: "dine-in", label: "Dine-in" },
      ]}
    />
    <FieldRow>
      <TextField
        label="Preparation time"
        name="preparation_time"
        hint="Minutes from accepting an order until it is ready"
        inputMode="numeric"
        required
        maxLength={3}
      />
      <TextField
        label="Minimum order"
        name="minimum_order"
        hint="Subtotal that an order must reach; 0.00 for none"
        inputMode="decimal"
        start="currency-dollar"
        required
        maxLength={10}
      />
    </FieldRow>
  </TitledCard>
);

/** How many rows are filled in. */
type DeliveryFeeCardProps = { distanceRules: number; subtotalSteps: number };

/** The kind of delivery fee, and the fields of the chosen kind. */
const DeliveryFeeCard = ({ distanceRules, subtotalSteps }: DeliveryFeeCardProps) => (
  <TitledCard title="Delivery fee" className="group flex flex-col gap-5">
    <p className="text-meta text-quiet -mt-3">
      Customers with a Go Pass, and a customer&apos;s first order, pay none. HalalGo pays it to you then, up to{" "}
      {formatCents(waivedDeliveryLimitCents)} an order.
    </p>
    <ChoiceTiles
      label="What a delivery costs"
      name="fee_kind"
      options={[
        { value: "none", label: "Nothing" },
        { value: "flat", label: "The same everywhere" },
        {
          value: "distance",
          label: "By distance",
          hint: "Without a radius you deliver as far as the last distance",
        },
        { value: "subtotal", label: "By order subtotal", hint: "Free delivery for larger orders, for example" },
      ]}
    />
    <div className="group-not-has-[input[value=flat]:checked]:hidden">
      <TextField
        label="Fee"
        name="flat_fee"
        inputMode="decimal"
        start="currency-dollar"
        maxLength={10}
        className="md:max-w-52"
      />
    </div>
    <div className="group-not-has-[input[value=distance]:checked]:hidden">
      <FeeRows
        name="rules"
        amount={{ key: "up_to_miles", label: "Up to (miles)" }}
        filled={distanceRules}
        legend="The nearest first. Empty rows are ignored."
      />
    </div>
    <div className="flex flex-col gap-5 group-not-has-[input[value=subtotal]:checked]:hidden">
      <TextField
        label="Fee of small orders"
        name="base_fee"
        inputMode="decimal"
        start="currency-dollar"
        maxLength={10}
        className="md:max-w-52"
      />
      <FeeRows
        name="steps"
        amount={{ key: "from_subtotal", label: "From a subtotal of", start: "currency-dollar" }}
        filled={subtotalSteps}
        legend="The lowest first. Empty rows are ignored."
      />
    </div>
  </TitledCard>
);

/** The time to accept an order, the kitchen tickets' times, and the stations. */
const TimesCard = () => (
  <TitledCard title="Accepting and cooking" className="flex flex-col gap-5">
    <TextField
      label="Time to accept an order"
      name="accept_within_minutes"
      hint="3 to 60 minutes. An order nobody accepts by then is cancelled automatically and refunded. A change applies to new orders."
      inputMode="numeric"
      required
      maxLength={2}
      className="md:[&_input]:max-w-1/2"
    />
    <FieldRow>
      <TextField
        label="Kitchen ticket warns after"
        name="ticket_warning_minutes"
        hint="Minutes. Empty: shortly before it is due"
        inputMode="numeric"
        optional
        maxLength={3}
      />
      <TextField
        label="Kitchen ticket is late after"
        name="ticket_late_minutes"
        hint="Minutes. Empty: when it is due"
        inputMode="numeric"
        optional
        maxLength={3}
      />
    </FieldRow>
    <TextField
      label="Kitchen stations"
      name="stations"
      hint="Between commas: Grill, Fryer, Cold. Categories and items say where they are made; a display shows one, several or all"
      optional
      maxLength={300}
    />
  </TitledCard>
);
