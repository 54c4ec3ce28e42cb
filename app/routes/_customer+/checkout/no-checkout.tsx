import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { CheckoutPage } from "./load-checkout.server";

/** Why there is nothing to check out, and the way on [CHK-1, CHK-4]. */
export function NoCheckout({ page }: { page: Exclude<CheckoutPage, { kind: "ready" }> }) {
  return (
    <div className="mx-auto max-w-120 py-8">
      <h1 className="text-title mb-6">Checkout</h1>
      {page.kind === "missing" && (
        <EmptyState
          picture={<Icon name="warning-circle" weight="fill" size={44} className="text-danger" />}
          title="Restaurant ID is missing"
          body="The address of this page says no restaurant. Open the checkout from your cart."
          action={<ButtonLink to={paths.home()}>Go Back Home</ButtonLink>}
        />
      )}
      {page.kind === "failed" && (
        <EmptyState
          picture={<Icon name="warning-circle" weight="fill" size={44} className="text-danger" />}
          title="Error loading cart"
          body="Your cart is safe. Reload this page in a moment, or go on looking around."
          action={<ButtonLink to={paths.home()}>Go Back Home</ButtonLink>}
        />
      )}
      {page.kind === "empty" && (
        <EmptyState
          picture={
            <img src="/pictures/demo/empty-cart.webp" alt="" width={64} height={64} className="object-contain" />
          }
          title="Your cart is empty"
          body="An order you have just placed is among your orders."
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink to={page.restaurant ? paths.restaurant(page.restaurant.id) : paths.home()}>
                {page.restaurant ? `Back to ${page.restaurant.name}` : "Find restaurants"}
              </ButtonLink>
              <ButtonLink to={paths.orders()} variant="secondary">
                Your orders
              </ButtonLink>
            </div>
          }
        />
      )}
    </div>
  );
}
