import type { HeadersFunction } from "@remix-run/node";
import { displayFontLink } from "~/styles/links";
import { Cravings } from "./cravings";
import { Facts } from "./facts";
import { Hero } from "./hero";
import { PartnerPanel } from "./partner-panel";
import { ShopPanels } from "./shop-panels";

export const meta = () => [
  { title: "HalalGo · Halal food, groceries and Islamic books in Bristol, CT" },
  {
    name: "description",
    content:
      "Biryani, broast, kebabs and fresh groceries from halal kitchens around Bristol. Order for delivery or pickup.",
  },
];
export const links = () => [displayFontLink()];
export const handle = { frame: { header: false, cartBar: false } };
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

/** The public landing page [ROUTE-1]. */
export default function Landing() {
  return (
    <main id="main">
      <Hero />
      <div className="page-width grid gap-14 pt-10 md:gap-18">
        <Facts />
        <Cravings />
        <div className="grid gap-5 md:gap-6">
          <ShopPanels />
          <PartnerPanel />
        </div>
      </div>
    </main>
  );
}
