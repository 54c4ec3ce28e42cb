import { useLoaderData } from "@remix-run/react";
import { CartList } from "~/features/carts/cart-list";
import type { loader } from "~/features/carts/carts-page.server";

export { action, loader } from "~/features/carts/carts-page.server";

export const meta = () => [{ title: "Your Carts · HalalGo" }];
export const handle = { frame: { cartBar: false } };

/** [CART-1] The carts as a page, for links from pages without a sheet. */
export default function Carts() {
  const { carts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page-width py-8 md:py-12">
      <h1 className="text-title mb-6">Your Carts</h1>
      <div className="max-w-150">
        <CartList carts={carts} />
      </div>
    </main>
  );
}
