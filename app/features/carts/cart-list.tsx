import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Icon } from "~/ui/icon";
import { CartBlock, type ShownCart } from "./cart-block";

/** The carts sheet's content [CART-2…4]: one block per restaurant, last used first. */
export function CartList({ carts }: { carts: ShownCart[] }) {
  if (carts.length === 0) {
    return (
      <EmptyState
        picture={<img src="/pictures/demo/empty-cart.webp" alt="" width={64} height={64} />}
        title="Your cart is empty"
        body="Start adding items from your favorite restaurants"
        action={
          <ButtonLink to={paths.home()} variant="tonal">
            Find restaurants
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul>
        {carts.map((cart, index) => (
          <li key={cart.id} className="border-line border-b py-5 first:pt-1">
            <CartBlock cart={cart} isLast={index === 0} />
          </li>
        ))}
      </ul>
      <p className="text-meta text-quiet mt-5 flex gap-2.5">
        <Icon name="info" className="mt-0.5 shrink-0" />
        Each restaurant is a separate order and a separate payment.
      </p>
    </>
  );
}
