import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import type { CheckoutPage } from "~/features/checkout/load-checkout.server";

/** Why there is nothing to check out, and the way on [CHK-1, CHK-4]. */
export function NoCheckout({ page }: { page: Exclude<CheckoutPage, { kind: "ready" }> }) {
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
