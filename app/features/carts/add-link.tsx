import { Link } from "@remix-run/react";
import { buttonStyle } from "~/ui/button";

interface AddLinkProps {
  /** The dish's dialog. */
  to: string;
  name: string;
  /** The place, where the dish stands among those of others. */
  place?: string;
  /** How many are in the customer's cart. */
  inCart: number;
}

/** At the corner of a dish's picture: opens its dialog, and says how many are in the cart already. */
export const AddLink = ({ to, name, place, inCart }: AddLinkProps) => (
  <Link
    to={to}
    preventScrollReset
    className={buttonStyle({ variant: "secondary" }, "absolute! -end-1.5 -bottom-1.5 max-md:-bottom-2")}
  >
    Add
    <span className="sr-only">{` ${name}${place ? ` of ${place}` : ""}${inCart > 0 ? "," : ""}`}</span>
    {inCart > 0 && (
      <span className="bg-primary text-on-primary text-badge rounded-tag -order-1 min-w-5 px-1.5 text-center leading-5">
        {inCart}
        <span className="sr-only"> in your cart</span>
      </span>
    )}
  </Link>
);
