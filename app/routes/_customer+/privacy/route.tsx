import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Privacy · HalalGo",
    description: "What HalalGo stores about you, why, and for how long.",
    path: paths.privacy(),
  });
export const handle = { isQuiet: true };

/** [PAGE-1] */
export default function Privacy() {
  return (
    <Article title="Privacy" lead="What we store about you, why, and who sees it. Last changed November 27, 2026.">
      <h2>What we store</h2>
      <ul>
        <li>Your name, email address and a scrambled form of your password, so that you can log in.</li>
        <li>Your delivery addresses with contact name and phone number, so that orders reach you.</li>
        <li>Your orders, payments and refunds, because the law requires businesses to keep them.</li>
        <li>Your email address for the newsletter, if you subscribe. Each email has an unsubscribe link.</li>
      </ul>
      <h2>Cards</h2>
      <p>
        Card numbers go straight from your browser to our card provider. They never reach our servers. We keep the brand
        and the last four digits, so that you recognise a payment.
      </p>
      <h2>Cookies</h2>
      <p>
        We set cookies for your login, your delivery address, the theme and the choice of delivery or pickup. There are
        no advertising cookies and no third-party trackers.
      </p>
      <h2>Who sees it</h2>
      <p>
        The restaurant you order from sees your name, phone number, order and, for delivery, the address. The card
        provider sees the payment. Nobody else does, unless the law requires it.
      </p>
      <h2>Your address</h2>
      <p>
        What you type into the address search is looked up by our server, in our own list of places or at Google,
        without your name or IP address. We use your current location only when you press the button for it.
      </p>
      <h2>On your device</h2>
      <p>
        Your browser keeps the site’s scripts, fonts and a page for when you are offline. Pages with your data are never
        stored that way.
      </p>
      <h2>How long</h2>
      <p>
        Your account stays until you delete it. Orders, payments and refunds stay in the restaurants’ books for as long
        as the law requires. The text of emails is erased from our records once they are sent.
      </p>
      <p>
        So that gifts for a first order and coupons are not given to the same person twice, we keep for two years after
        you delete an account you ordered with: a scrambled form of your email address, the restaurants you had ordered
        from and the coupons you had used. The address cannot be read from it. We only notice if you open an account
        with the same address again.
      </p>
      <h2>Your rights</h2>
      <p>
        Customers may take a copy of their data or delete their account at any time on{" "}
        <TextLink to={paths.account()}>the account’s page</TextLink>. If your account runs or works for a restaurant, or
        for anything else, <TextLink to={paths.contact()}>write to us</TextLink>.
      </p>
    </Article>
  );
}
