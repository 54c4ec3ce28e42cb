import { defineCalls } from "@domain/contract/define-call";
import { addToCartRequest, cartList, cartResponse, changeCartItemRequest } from "@domain/contract/ordering/cart";
import { formKeyHeader } from "@domain/contract/ordering/payment";
import { idParams, withMessageField } from "@domain/contract/primitives";

export const cartCalls = defineCalls("Carts", {
  listCarts: {
    method: "get",
    path: "/cart/user",
    tier: "core",
    access: ["customer"],
    summary: "The customer's carts",
    response: cartList,
    responseDescription: "The last used first",
  },
  findCart: {
    method: "get",
    path: "/cart/restaurant/{id}",
    tier: "core",
    access: ["customer"],
    summary: "The customer's cart at a restaurant",
    params: idParams,
    response: cartResponse,
    responseDescription: "The cart as it is now; null when there is none (any more)",
  },
  addCartItem: {
    method: "post",
    path: "/cart/items",
    tier: "core",
    access: ["customer"],
    summary: "Put an item into the cart of its restaurant",
    headers: formKeyHeader,
    body: addToCartRequest,
    response: withMessageField(cartResponse),
    responseDescription: "The cart as it is now; null when there is none (any more)",
  },
  updateCartItem: {
    method: "patch",
    path: "/cart/items/{id}",
    tier: "extended",
    access: ["customer"],
    summary: "Change a line's quantity; 0 removes the line",
    params: idParams,
    body: changeCartItemRequest,
    response: withMessageField(cartResponse),
    responseDescription: "The cart as it is now; null when there is none (any more)",
  },
  deleteCartItem: {
    method: "delete",
    path: "/cart/items/{id}",
    tier: "extended",
    access: ["customer"],
    summary: "Remove a line",
    params: idParams,
    response: withMessageField(cartResponse),
    responseDescription: "The cart as it is now; null when there is none (any more)",
  },
  clearCart: {
    method: "delete",
    path: "/cart/{id}",
    tier: "extended",
    access: ["customer"],
    summary: "Empty a cart",
    params: idParams,
    response: withMessageField(cartResponse),
    responseDescription: "The cart as it is now; null when there is none (any more)",
  },
});
