import { paths } from "~/lib/paths";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta = () => [
  { title: "Privacy · HalalGo" },
  { name: "description", content: "What HalalGo stores about you, why, and for how long." },
];

/** [PAGE-1] */
export default function Privacy() {
  return (
    <Article title="Privacy" lead="What we store about you, why, and who sees it. Last changed November 20, 2026.">
      <h2>What we store</h2>
      <ul>
        <li>Your name, e-mail address and a scrambled form of your password, so that you can log in.</li>
        <li>Your delivery addresses with contact name and phone number, so that orders reach you.</li>
        <li>Your orders, payments and refunds, because the law asks businesses to keep them.</li>
        <li>Your e-mail address for the newsletter, if you subscribe. Each letter has a link to leave.</li>
      </ul>
      <h2>Cards</h2>
      <p>
        Card numbers go straight from your browser to our card provider. They never reach our servers. We keep the brand
        and the last four digits, so that you recognise a payment.
      </p>
      <h2>Cookies</h2>
      <p>
        We set cookies for your login, your delivery address, the theme and the choice of delivery or pickup. There are
        no advertising cookies and no trackers of others.
      </p>
      <h2>Who sees it</h2>
      <p>
        The restaurant you order from sees your name, phone number, order and, for delivery, the address. The card
        provider sees the payment. Nobody else does, unless the law requires it.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask for a copy of your data or for its deletion at any time.{" "}
        <TextLink to={paths.contact()}>Write to us</TextLink>.
      </p>
    </Article>
  );
}
