import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { CheckoutHeader } from "~/features/checkout/checkout-header";
import { checkoutHref } from "~/features/checkout/choices";
import { loadChoices } from "~/features/checkout/choices.server";
import { loadCheckout, type CheckoutPage } from "~/features/checkout/load-checkout.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { ErrorSummary, pageTitle } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import type { action as placeOrder } from "./checkout-action.server";
import { CheckoutForm } from "./checkout-form";

export { action } from "./checkout-action.server";

export const handle = {
  frame: { header: false, footer: false, cartBar: false },
  next: ["routes/_customer+/checkout.pay/route"],
};
export const meta = () => [{ title: "Checkout · HalalGo" }];

/** [ROUTE-6] The checkout of one restaurant's cart; address and time are in the URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = requireCustomer(request, context);
  const choices = await loadChoices(context, user.id, new URL(request.url).searchParams);
  if (!choices.restaurantId) {
    throw await redirectWithToast(context, paths.home(), { type: "error", message: "Restaurant ID is missing" });
  }
  const page = await loadCheckout(context, user.id, choices);
  if (page.kind === "failed") return data(page, page.status);
  if (page.kind !== "ready") return page;
  const { offeredTypes, choices: resolved } = page.view;
  const [first] = offeredTypes;
  // A type that was chosen is never exchanged: the restaurant may have stopped offering it while the customer looked.
  if (first && choices.type === null && !offeredTypes.includes(resolved.type)) {
    throw redirect(checkoutHref({ ...choices, type: first }));
  }
  return page;
}

/**
 * The card dialog leaves with the outcome of its payment, unless the card was declined. The page below it is not reloaded before: with
 * an empty cart it would take the dialog away, and what it says with it.
 */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isOutcome = typeof actionResult === "object" && actionResult !== null && "kind" in actionResult;
  return isOutcome && actionResult.kind !== "declined" ? false : defaultShouldRevalidate;
}

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof placeOrder>();
  const page = actionData?.page ?? loaded;
  const errors = actionData?.errors ?? [];
  const restaurant = page.kind === "ready" ? page.view.restaurant : page.kind === "empty" ? page.restaurant : null;
  return (
    <div data-panel-host className="bg-sunken min-h-dvh">
      <div className="contents">
        {errors.length > 0 && <title>{`${pageTitle("Checkout", true)} · HalalGo`}</title>}
        <CheckoutHeader restaurant={restaurant} />
        {page.kind === "ready" && page.view.ramadan && (
          <section aria-label="Ramadan" className="on-night relative overflow-hidden">
            <StarPattern opacity={0.12} />
            <p className="relative mx-auto flex max-w-304 items-center gap-3.5 px-4 py-2.5 md:px-6 xl:px-8">
              <Icon name="moon" weight="fill" size={24} className="text-accent" />
              <span className="min-w-0">
                <strong className="text-label block">{page.view.ramadan.day}</strong>
                <span className="text-meta text-on-night-quiet">{page.view.ramadan.times}</span>
              </span>
            </p>
          </section>
        )}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-304 px-4 pt-6 pb-28 md:px-6 md:pt-9 xl:px-8 xl:pb-9"
        >
          <ErrorSummary errors={errors} />
          {page.kind === "ready" ? <CheckoutForm view={page.view} errors={errors} /> : <NoCheckout page={page} />}
        </main>
      </div>
      {page.kind === "ready" && <Outlet context={page.view} />}
    </div>
  );
}

export const ErrorBoundary = () => (
  <>
    <CheckoutHeader restaurant={null} />
    <RouteError />
  </>
);

/** Why there is nothing to check out, and where to go instead [CHK-1, CHK-4]. */
function NoCheckout({ page }: { page: Exclude<CheckoutPage, { kind: "ready" }> }) {
  const { title, body, links } = page.texts;
  return (
    <div className="mx-auto max-w-120 py-8">
      <h1 className="text-title mb-6">Checkout</h1>
      <EmptyState
        picture={
          page.kind === "empty" ? (
            <img src="/pictures/demo/empty-cart.webp" alt="" width={64} height={64} className="object-contain" />
          ) : (
            <Icon name="warning-circle" weight="fill" size={44} className="text-danger" />
          )
        }
        title={title}
        body={body}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {links.map(({ to, label }, index) => (
              <ButtonLink key={to} to={to} variant={index > 0 ? "secondary" : "primary"}>
                {label}
              </ButtonLink>
            ))}
          </div>
        }
      />
    </div>
  );
}
