import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLocation, useOutletContext } from "@remix-run/react";
import { formatCents, parseCents } from "@domain/money";
import { orderTypes } from "@domain/orders/order-type";
import { pluralize } from "@domain/values/plural";
import { counterHref, emptyBasket, parseBasket, type PaymentContext } from "~/features/pos/basket";
import { parseDollars } from "~/features/pos/dollars";
import { typeText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";
import { ChargeForm } from "./charge-form";
import { chargeAtCounter } from "./charge.server";

export const meta = () => [{ title: "Charge · HalalGo" }];

/** The counter page provides the order to charge; redirects back to it if there is none, or to a tip that is no amount. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const { searchParams } = new URL(request.url);
  const basket = parseBasket(searchParams);
  if (!basket.order && basket.lines.length === 0) throw redirect(counterHref(basket));
  const tip = searchParams.get("tip");
  if (tip && parseDollars(tip).error)
    throw redirect(`${counterHref(basket)}&${new URLSearchParams({ tip }).toString()}`);
  return null;
}

export const action = (args: ActionFunctionArgs) => chargeAtCounter(args);

/** [RUSH-13] The payment and then the change. A separate page without JavaScript. */
export default function Charge() {
  const charged = useOutletContext<PaymentContext>();
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  const basket = parseBasket(searchParams);
  const { openOrder, draft, quote } = charged;
  const closeHref = counterHref(basket);
  if (basket.order && !openOrder) {
    return (
      <Dialog title="Nothing to pay" closeHref={counterHref(emptyBasket)} size="sm">
        <PanelBody>
          <p className="mb-4">
            This order is paid or cancelled. What was handed over more than a day ago is paid on its page in POS Orders.
          </p>
          <ButtonLink to={counterHref(emptyBasket)}>Back to the till</ButtonLink>
        </PanelBody>
      </Dialog>
    );
  }
  const tip = openOrder ? (parseDollars(searchParams.get("tip")).cents ?? 0) : 0;
  const total = openOrder ? openOrder.total + tip : quote.total;
  const count = basket.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = openOrder
    ? [openOrder.name, openOrder.number]
    : [
        typeText[orderTypes.find((type) => type === draft.orderType) ?? "takeaway"],
        draft.table,
        draft.customerName,
        pluralize(count, "item"),
      ];
  return (
    <Dialog
      title={`Charge ${formatCents(total)}`}
      head={<p className="text-meta text-quiet">{facts.filter(Boolean).join(" · ")}</p>}
      closeHref={closeHref}
      size="lg"
      nightEnd
    >
      <ChargeForm
        key={`${charged.orderKey} ${searchParams.get("received")}`}
        charged={charged}
        action={`${pathname}${search}`}
        total={total}
        tip={tip}
        received={parseCents(searchParams.get("received") ?? "")}
      />
    </Dialog>
  );
}
