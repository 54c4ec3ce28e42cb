import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { posHref, readPos } from "~/features/pos/basket";
import { keepDraft, priced } from "~/features/pos/draft.server";
import { formRefusal } from "~/host/errors";
import { placeAtCounter } from "~/host/orders.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { Money } from "~/ui/money";
import { loadPos, type PosView } from "./load-pos.server";
import { MenuGrid } from "./menu-grid";
import { OrderForm } from "./order-form";
import { posForm } from "./schema";
import { useBasket } from "./use-basket";

export const meta = () => [{ title: "POS · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadPos(args);

/**
 * [ROUTE-10] Places what stands in the address and begins the next order. With `to` it goes there instead, and with `draft` it
 * stays; either keeps what was typed.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const taker = requireMerchant(request, context);
  const form = await readForm(request);
  const pos = readPos(new URL(request.url).searchParams);
  await keepDraft(context, taker, pos, form);
  if (form.has("draft")) return data({ formError: null });
  if (form.get("to") === "search")
    return redirect(
      posHref({
        ...pos,
        q: String(form.get("q") ?? "")
          .trim()
          .slice(0, 60),
      }),
    );
  if (form.has("to")) return redirect(ownPath(form.get("to")));
  const result = await validator.validate(form);
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { key, amount, payment, customerName, table, note, ...fields } = result.data;
  const order = { ...priced(fields), amount, payment, customerName, table, note, items: pos.lines };
  try {
    const { orderId, token } = await placeAtCounter(context.host, taker.restaurant.id, key, order);
    context.counterDraft.forget();
    const next = posHref({ lines: [], q: "", category: "", after: orderId });
    const description = token ? `Token ${token}. The kitchen has it.` : "The kitchen has it.";
    const message = `Order ${orderId} placed`;
    return await redirectWithToast(context, next, { type: "success", message, description });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to place the order");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

/** [ROUTE-10] Orders at the counter and by phone. */
export default function Pos() {
  const view = useLoaderData<typeof loader>();
  const { quote } = view;
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title="POS Page"
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: "POS" }]}
        action={
          quote && (
            <ButtonLink to={dashboardPaths.dashboardOrders("pos")} variant="secondary" icon="receipt">
              POS Orders
            </ButtonLink>
          )
        }
      />
      {quote && <Counter view={view} quote={quote} />}
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** The menu beside the order that is being pressed together. */
function Counter({ view, quote }: { view: PosView; quote: NonNullable<PosView["quote"]> }) {
  const basket = useBasket(view.pos, quote);
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] min-[56rem]:grid-cols-[minmax(0,1fr)_23.75rem]">
      <MenuGrid basket={basket} categories={view.categories} items={view.items} />
      {basket.pos.lines.length > 0 && (
        <a
          href="#order"
          className="bg-primary text-on-primary text-label elevation-2 z-sticky rounded-control sticky bottom-4 flex min-h-12 items-center justify-between gap-4 px-5 md:hidden"
        >
          To the order
          <Money cents={basket.quote.total} />
        </a>
      )}
      <OrderForm basket={basket} draft={view.draft} tables={view.tables} orderKey={view.key} />
    </div>
  );
}

const validator = createValidator(posForm);

/** Only to pages of the counter. */
function ownPath(to: FormDataEntryValue | null): string {
  const home = dashboardPaths.dashboardPos();
  const isOwn = typeof to === "string" && (to === home || to.startsWith(`${home}?`) || to.startsWith(`${home}/items/`));
  return isOwn ? to : home;
}
