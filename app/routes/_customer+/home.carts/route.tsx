import { CartsSheet } from "~/features/carts/carts-sheet";

export { action, loader } from "~/features/carts/carts-page.server";

export const meta = () => [{ title: "Your Carts · HalalGo" }];
export const handle = { frame: { cartBar: false } };

export default CartsSheet;
