import { pluralize } from "@domain/values/plural";
import { SubmitButton, buttonStyle } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface ClearCartProps {
  cartId: string;
  itemCount: number;
  label: "Clear" | "Clear cart";
  /** The cart's restaurant, where there are several. */
  restaurantName?: string;
  /** Id of its form, where it is outside of it. */
  form?: string;
}

/** [CART-4] Empties a cart after a confirmation: a native `<details>`, so it works without JavaScript. */
export function ClearCart({ cartId, itemCount, label, restaurantName, form }: ClearCartProps) {
  const items = pluralize(itemCount, "item");
  const name = restaurantName && `Clear the cart of ${restaurantName}`;
  return (
    <details className="relative">
      <summary
        aria-label={name}
        className={buttonStyle({ variant: "ghost", size: "sm" }, "text-quiet! gap-2 whitespace-nowrap")}
      >
        <Icon name="trash" size={16} />
        {label}
      </summary>
      <div className="rounded-menu border-line bg-raised elevation-3 z-drawer absolute end-0 top-full mt-1 w-60 border p-4">
        <p className="text-ink">Remove {itemCount === 1 ? items : `all ${items}`} from this cart?</p>
        <SubmitButton form={form} name="clear" value={cartId} variant="danger" size="sm" wide className="mt-3">
          Remove {items}
        </SubmitButton>
      </div>
    </details>
  );
}
