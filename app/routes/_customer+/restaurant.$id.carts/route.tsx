import { CartsSheet } from "../carts/carts-sheet";

export { action, loader } from "../carts/carts-page.server";

export const meta = () => [{ title: "Your Carts · HalalGo" }];
export const handle = { frame: { cartBar: false } };

export default CartsSheet;
