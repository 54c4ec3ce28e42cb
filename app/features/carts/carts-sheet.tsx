import { useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { PanelBody, Sheet } from "~/ui/overlays/side-panel";
import { CartList } from "./cart-list";
import type { loader } from "./carts-page.server";

/** [CART-1] The carts over the page they were opened from; closing returns there, with its query. */
export function CartsSheet() {
  const { carts } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  return (
    <Sheet title="Your Carts" closeHref={`${pathname.replace(/\/carts\/?$/, "")}${search}`}>
      <PanelBody>
        <div aria-busy={state !== "idle"}>
          <CartList carts={carts} />
        </div>
      </PanelBody>
    </Sheet>
  );
}
