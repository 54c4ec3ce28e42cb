import { Form, Link } from "@remix-run/react";
import { sizeLabel } from "@domain/menu/item-price";
import { pluralize } from "@domain/values/plural";
import type { Cart, CartLine } from "~/host/carts.server";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";
import type { CartNotice } from "./cart-notice";
import { ClearCart } from "./clear-cart";

/** Lines shown before "+N more" [CART-3]. */
const shown = 2;

/** A cart, and what keeps it from being ordered as it is. */
export type ShownCart = Cart & { notice: CartNotice | null };

/** One restaurant's cart. `isLast` marks the one used last, which gets the primary button. */
export function CartBlock({ cart, isLast }: { cart: ShownCart; isLast: boolean }) {
  const { notice } = cart;
  const more = cart.lines.length - shown;
  // The page of a place that is no longer listed does not exist.
  const isListed = notice?.canCheckOut !== false;
  return (
    <section aria-label={cart.restaurantName}>
      <header className="flex flex-wrap items-center gap-3">
        <Picture src={cart.restaurantImage} alt="" width={52} height={52} className="rounded-small size-13 shrink-0" />
        <h2 className="text-card min-w-0 flex-1 basis-24">
          {cart.restaurantId && isListed ? (
            <Link to={paths.restaurant(cart.restaurantId)} className="hover:underline">
              {cart.restaurantName}
            </Link>
          ) : (
            cart.restaurantName
          )}
        </h2>
        <Form method="post" preventScrollReset>
          <ClearCart cartId={cart.id} itemCount={cart.totalItems} label="Clear" restaurantName={cart.restaurantName} />
        </Form>
      </header>
      <ul className="mt-4 grid gap-4">
        {cart.lines.slice(0, shown).map((line) => (
          <Line key={line.id} line={line} isCertified={cart.isCertified} />
        ))}
      </ul>
      {more > 0 &&
        (cart.restaurantId && isListed ? (
          <Link
            to={paths.checkout(cart.restaurantId)}
            className="text-label text-primary ms-24 mt-3 inline-flex min-h-9 items-center underline underline-offset-3 pointer-coarse:min-h-11"
          >
            +{more} more
          </Link>
        ) : (
          <p className="text-small text-quiet ms-24 mt-3">+{more} more</p>
        ))}
      {notice && <Notice notice={notice} />}
      <footer className="border-line mt-4 flex flex-wrap items-center justify-between gap-4 border-t border-dashed pt-4">
        <p>
          <span className="text-small text-quiet block">
            {pluralize(cart.totalItems, "item")}
            {cart.totalCents < cart.subtotalCents && ", offers taken off"}
          </span>
          <span className="text-section text-ink">
            <Money cents={cart.totalCents} />
          </span>
        </p>
        {cart.restaurantId && isListed && (
          <ButtonLink
            to={paths.checkout(cart.restaurantId)}
            variant={isLast ? "primary" : "tonal"}
            size="lg"
            iconEnd="arrow-right"
            aria-label={`Go to checkout of ${cart.restaurantName}`}
          >
            Go to checkout
          </ButtonLink>
        )}
      </footer>
    </section>
  );
}

/** [CART-10] Why it cannot be ordered as it is, with the ways out. */
function Notice({ notice: { icon, text, links } }: { notice: CartNotice }) {
  return (
    <div className="text-meta bg-info-soft text-info-text rounded-control mt-4 flex gap-2.5 p-3.5">
      <Icon name={icon} size={18} className="mt-px shrink-0" />
      <div>
        <p>{text}</p>
        {links.length > 0 && (
          <p className="flex flex-wrap gap-x-5">
            {links.map(({ label, to }) => (
              <Link
                key={label}
                to={to}
                className="text-label inline-flex min-h-9 items-center underline underline-offset-3 pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

type ItemWarningsProps = { halal?: string | null; contains?: string[] | null; isCertified: boolean };

/**
 * [HALAL-6] "Contains gelatine": important before paying, so it has its own line. `isCertified`: the restaurant has a certificate
 * today, which a dish can be outside of.
 */
export function ItemWarnings({ halal, contains, isCertified }: ItemWarningsProps) {
  const warnings = (contains ?? []).map((content) => `Contains ${content}`);
  if (halal === "no") warnings.unshift("Not halal");
  if (halal === "uncovered" && isCertified) warnings.unshift("Not on the certificate");
  return (
    warnings.length > 0 && (
      <span className="text-meta text-accent-text block font-semibold">{warnings.join(" · ")}</span>
    )
  );
}

function Line({ line, isCertified }: { line: CartLine; isCertified: boolean }) {
  const choices = [sizeLabel(line.size), ...line.addonNames].join(", ");
  return (
    <li className="flex items-start gap-3">
      <Picture src={line.image} alt="" width={52} height={52} className="rounded-small size-13 shrink-0" />
      <span className="text-label text-primary min-w-5 text-center tabular-nums">{line.quantity}</span>
      <span className="min-w-0 flex-1">
        <span className="text-label text-ink block font-medium wrap-anywhere">{line.name}</span>
        <span className="text-meta text-quiet block">{choices}</span>
        <ItemWarnings {...line} isCertified={isCertified} />
        {!line.isAvailable && (
          <span className="text-meta text-danger block">
            {line.problem ? "Cannot be ordered as it is" : "Not available"}
          </span>
        )}
        {line.isAvailable && line.servedLater && (
          <span className="text-meta text-accent-text block">
            {line.servedLater.menu}, {line.servedLater.text}
          </span>
        )}
      </span>
      <span className="text-label text-ink">
        {/* A dish that is gone has no price; $0.00 would be one. */}
        {(line.isAvailable || line.unitCents > 0) && <Money cents={line.unitCents * line.quantity} />}
      </span>
    </li>
  );
}
