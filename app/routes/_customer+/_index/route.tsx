import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData, Link } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { StructuredData } from "~/lib/structured-data";
import { condensedFontLink, displayFontLink } from "~/styles/links";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Picture } from "~/ui/picture";
import { cravings } from "./cravings-list";
import { Hero } from "./hero";
import type { KitchenCounts, loader } from "./load-landing.server";
import { PartnerPanel } from "./partner-panel";
import { ShopPanels } from "./shop-panels";

export { loader } from "./load-landing.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "HalalGo · Order halal food, groceries and Islamic books",
    description:
      "Biryani, broast, kebabs and fresh groceries from local kitchens and grocers. Enter your address, see who delivers there, and order for delivery or pickup.",
    path: paths.landing(),
  });
export const links = () => [condensedFontLink(), displayFontLink()];
export const handle = { isQuiet: true, frame: { header: false, cartBar: false } };
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

const facts: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "seal-check",
    title: "Approved before it is listed",
    text: "Our team decides on each business’s application.",
  },
  { icon: "receipt", title: "One total, start to finish", text: "The price in your cart is the price you pay." },
  {
    icon: "arrow-u-up-left",
    title: "Money back if it can’t be made",
    text: "Declined orders are refunded to your card.",
  },
];

/** What is true of every order; a refund where the host makes them by itself. */
function Facts({ isRefunded }: { isRefunded: boolean }) {
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
      {facts.slice(0, isRefunded ? 3 : 2).map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3.5">
          <Icon name={icon} size={26} className="text-primary mt-0.5 shrink-0" />
          <p>
            <span className="text-label text-ink block">{title}</span>
            <span className="text-meta text-quiet">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** [LAND-4] */
function Cravings({ kitchens }: { kitchens: KitchenCounts }) {
  return (
    <section className="grid items-center gap-8 xl:grid-cols-[22rem_1fr] xl:gap-12">
      <div>
        <h2 className="text-promo">Craving Halal</h2>
        <p className="text-lead mt-4">
          Slow-cooked handi, charcoal kebabs, crisp broast, syrup-soaked sweets. Browse menus and prices, and order what
          you crave.
        </p>
        <ButtonLink to={paths.home()} size="lg" iconEnd="arrow-right" className="mt-6 max-md:w-full">
          Find restaurants
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
        {cravings.map(({ cuisine, search, label, picture }) => (
          // Phones show four: two rows of two.
          <li key={label} className="max-md:nth-[n+5]:hidden">
            <Link to={paths.home({ cuisine, search })} className="group rounded-card block">
              <Picture
                src={`/pictures/demo/${picture}.webp`}
                alt=""
                width={640}
                height={400}
                className="rounded-card aspect-8/5"
              />
              <span className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-3 px-0.5">
                <span className="text-card-list text-ink group-hover:underline">{label}</span>{" "}
                {kitchens[label] !== undefined && (
                  <span className="text-meta text-quiet">{pluralize(kitchens[label], "kitchen")}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
