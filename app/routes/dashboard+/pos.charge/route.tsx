import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLocation, useOutletContext } from "@remix-run/react";
import { formatCents, parseCents } from "@domain/money";
import { orderTypes } from "@domain/orders/order-type";
import { emptyPos, posHref, readPos } from "~/features/pos/basket";
import type { ToCharge } from "~/features/pos/to-charge";
import { typeText } from "~/lib/text/order-text";
import { requireMerchant } from "~/session/guards.server";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";
import { ChargeForm } from "./charge-form";
import { chargeAtCounter } from "./charge.server";

export const meta = () => [{ title: "Charge · HalalGo" }];

/** The counter page provides the order to charge; redirects back to it if there is none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  const pos = readPos(new URL(request.url).searchParams);
  if (!pos.order && pos.lines.length === 0) throw redirect(posHref(pos));
  return null;
}

export const action = (args: ActionFunctionArgs) => chargeAtCounter(args);

/** [RUSH-13] The payment and then the change. A separate page without JavaScript. */
export default function Charge() {
  const charged = useOutletContext<ToCharge>();
  const { pathname, search } = useLocation();
  const searchParams = new URLSearchParams(search);
  const pos = readPos(searchParams);
  const { openOrder, draft, quote } = charged;
  const closeHref = posHref(pos);
  if (pos.order && !openOrder) {
    return (
      <Dialog title="Nothing to pay" closeHref={posHref(emptyPos)} size="sm">
        <PanelBody>
          <p className="mb-4">This order is paid, or over.</p>
          <ButtonLink to={posHref(emptyPos)}>Back to the till</ButtonLink>
        </PanelBody>
      </Dialog>
    );
  }
  const tip = openOrder ? Math.max(0, parseCents(searchParams.get("tip") ?? "") ?? 0) : 0;
  const total = openOrder ? openOrder.total + tip : quote.total;
  const count = pos.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const facts = openOrder
    ? [openOrder.name, openOrder.number]
    : [
        typeText[orderTypes.find((type) => type === draft.orderType) ?? "takeaway"],
        draft.table,
        draft.customerName,
        count === 1 ? "1 item" : `${count} items`,
      ];
  return (
    <Dialog
      title={`Charge ${formatCents(total)}`}
      head={<p className="text-meta text-quiet">{facts.filter(Boolean).join(" · ")}</p>}
      closeHref={closeHref}
      size="lg"
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
