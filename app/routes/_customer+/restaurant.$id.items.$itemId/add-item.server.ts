import { readNumber } from "@domain/read-number";
import { addToCartRequest } from "@domain/contract/cart";
import { addToCart } from "~/host/carts.server";
import type { Host } from "~/host/client.server";
import { formRefusal } from "~/host/form-refusal";
import type { ItemChoice } from "./item-choice";

/** Why an item did not get into the cart. */
export interface AddRefusal {
  status: number;
  /** Beside the quantity, or above everything. */
  errors: { quantity?: string; form?: string };
}

type Added = { isAdded: true; message: string } | ({ isAdded: false } & AddRefusal);

/** [REST-10, CART-8] Checks the choice and posts it to the cart. @throws HostError unauthenticated */
export async function addItem(
  host: Host,
  ids: { restaurantId: string; menuItemId: string },
  choice: ItemChoice,
): Promise<Added> {
  const { quantity, size, addonIds } = choice;
  const asked = addToCartRequest.safeParse({ ...ids, size, addonIds, quantity: readNumber(quantity) });
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const message = issue?.message ?? "Failed to add item to cart";
    const errors = issue?.path[0] === "quantity" ? { quantity: message } : { form: "Failed to add item to cart" };
    return { isAdded: false, status: 422, errors };
  }
  try {
    return { isAdded: true, message: (await addToCart(host, asked.data)) ?? "Item added to cart successfully" };
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "Failed to add item to cart");
    const inQuantity = fieldErrors["quantity"]?.[0];
    const other = formErrors[0] ?? Object.values(fieldErrors)[0]?.[0];
    return { isAdded: false, status, errors: inQuantity ? { quantity: inQuantity } : { form: other } };
  }
}
