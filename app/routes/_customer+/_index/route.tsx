import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { StructuredData } from "~/lib/structured-data";
import { displayFontLink } from "~/styles/links";
import { Cravings } from "./cravings";
import { Facts } from "./facts";
import { Hero } from "./hero";
import { PartnerPanel } from "./partner-panel";
import { ShopPanels } from "./shop-panels";
import type { loader } from "./load-landing.server";

export { loader } from "./load-landing.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "HalalGo · Halal food, groceries and Islamic books in Bristol, CT",
    description:
      "Biryani, broast, kebabs and fresh groceries from halal kitchens around Bristol. Order for delivery or pickup.",
    path: paths.landing(),
  });
export const links = () => [displayFontLink()];
export const handle = { frame: { header: false, cartBar: false } };
export const headers: HeadersFunction = () => ({ "Cache-Control": "private, no-cache" });

/** The public landing page [ROUTE-1]. */
export default function Landing() {
  const { isPassSold, areBooksSold, kitchens, keepsPromises } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <Hero isFirstFree={keepsPromises} />
      <div className="page-width grid gap-14 pt-10 md:gap-18">
        <Facts isRefunded={keepsPromises} />
        <Cravings kitchens={kitchens} />
        <div className="grid gap-5 md:gap-6">
          <ShopPanels isPassSold={isPassSold} areBooksSold={areBooksSold} />
          <PartnerPanel />
        </div>
      </div>
      <StructuredData />
    </main>
  );
}
