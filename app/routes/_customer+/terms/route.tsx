import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta = () => [
  { title: "Terms · HalalGo" },
  { name: "description", content: "The terms on which HalalGo takes orders." },
];

/** [PAGE-1] */
export default function Terms() {
  return (
    <Article title="Terms" lead="The terms on which you order through HalalGo. Last changed November 20, 2026.">
      <h2>Who sells to you</h2>
      <p>
        HalalGo is a marketplace. The contract for food and goods is between you and the business you order from. We run
        the site, take the payment for the business and pass the order on.
      </p>
      <h2>Orders and prices</h2>
      <ul>
        <li>An order is placed when your card was charged and you have an order number.</li>
        <li>
          The amount charged is the total shown at checkout. If it changes before you pay, you see the new total first.
        </li>
        <li>A business may decline an order it cannot make. You are then refunded in full.</li>
        <li>You may cancel until the business has accepted the order.</li>
      </ul>
      <h2>Coupons and offers</h2>
      <p>
        A coupon counts once for each use its limit allows, for the business that gave it and within its dates. It
        cannot be exchanged for money.
      </p>
      <h2>Refunds</h2>
      <p>
        Refunds go to the card that paid. Card networks usually take a few days to show them. If something is wrong with
        an order, tell the business first, then <TextLink to={paths.contact()}>us</TextLink>.
      </p>
      <h2>Allergies</h2>
      <p>Cautions on items come from the business. If you have an allergy, call the business before you order.</p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself. We may close accounts that are used to harm businesses, couriers or other
        customers.
      </p>
    </Article>
  );
}
