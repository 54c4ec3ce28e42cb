import { checkoutHref } from "../checkout/choices";
import type { CheckoutView } from "../checkout/load-checkout.server";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormError } from "~/ui/forms/error-summary";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { PanelBody } from "~/ui/panel-parts";
import { Picture } from "~/ui/picture";
import { StarPattern } from "~/ui/star-pattern";
import { CardFields, errorOf } from "./card-fields";
import { cardFields } from "./clover";
import { PaymentFault } from "./payment-fault";
import { Processing } from "./processing";
import { useCardFields } from "./use-card-fields";
import { usePay } from "./use-pay";

type CardDialogProps = {
  view: CheckoutView;
  config: { sdkUrl: string; publicKey: string; merchantId?: string | null };
};

/** [PAY-1…6] The provider's hosted fields in our dialog; the amount is the host's total. */
export function CardDialog({ view, config }: CardDialogProps) {
  const fields = useCardFields(config);
  const { pay, isBusy, refusal } = usePay(view, fields.tokenize);
  const wrong = cardFields.filter(({ type }) => errorOf(fields.states, type));
  const total = <Money cents={view.quote.total} />;
  return (
    <Dialog
      size="card"
      title={<span className="whitespace-nowrap">Card payment</span>}
      closeHref={checkoutHref(view.choices)}
      cover={<Cover view={view} />}
      end={<AcceptedCards />}
    >
      <PanelBody className="pt-3! pb-5!">
        {fields.fault && <PaymentFault view={view} fault={fields.fault} />}
        {refusal && (
          <div className="mb-5">
            <FormError title={refusal.title} detail={refusal.whatToDo} />
          </div>
        )}
        <div className={fields.fault ? "hidden" : "noscript:hidden"}>
          <CardFields {...fields} />
          <Button onClick={pay} size="lg" wide disabled={wrong.length > 0} pending={isBusy} className="mt-5">
            Pay {total}
          </Button>
          {wrong.length > 0 && (
            <p className="mt-3 text-center">
              Correct the{" "}
              {wrong.map(({ type, short }, index) => (
                <span key={type}>
                  {index > 0 && (index === wrong.length - 1 ? " and the " : ", the ")}
                  <button
                    type="button"
                    onClick={() => fields.focus(type)}
                    className="text-primary font-semibold underline underline-offset-3"
                  >
                    {short}
                  </button>
                </span>
              ))}{" "}
              to pay.
            </p>
          )}
        </div>
        <p className="scripting:hidden">
          The card fields need JavaScript. Go back and press Place Order to pay on our card provider&apos;s page.
        </p>
        <p className="border-line text-meta text-quiet mt-4 flex gap-2.5 border-t pt-4">
          <Icon name="lock-simple" weight="fill" size={16} className="mt-0.5 shrink-0" />
          Your card details go straight to our card provider. HalalGo never sees or stores them.
        </p>
      </PanelBody>
      {isBusy && <Processing />}
    </Dialog>
  );
}

function Cover({ view }: { view: CheckoutView }) {
  const [line] = view.quote.lines;
  return (
    <div className="relative flex items-center gap-4 overflow-hidden px-5 py-5 md:px-8">
      <StarPattern opacity={0.12} />
      <Picture
        src={line?.image ?? view.restaurant.image}
        alt=""
        width={76}
        height={76}
        eager
        className="rounded-control relative size-19 shrink-0"
      />
      <p className="relative min-w-0 pe-10">
        <span className="text-on-night-quiet block truncate">You pay {view.restaurant.name}</span>
        <span className="text-clock block text-[2.875rem]!">
          <Money cents={view.quote.total} />
        </span>
      </p>
    </div>
  );
}

function AcceptedCards() {
  return (
    <ul aria-label="Accepted cards" className="hidden gap-1.5 md:flex md:pt-1.5">
      {["Visa", "Mastercard", "Amex", "Discover"].map((name) => (
        <li key={name} className="border-line text-small rounded-tag border px-1.5 py-0.5">
          {name}
        </li>
      ))}
    </ul>
  );
}
