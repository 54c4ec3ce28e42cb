import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";

/** The checkout's minimal header: a link back and nothing else. */
export function CheckoutHeader({ restaurant }: { restaurant: { id: string; name: string } | null }) {
  return (
    <header className="border-line bg-surface border-b">
      <div className="mx-auto flex min-h-18 w-full max-w-304 items-center justify-between gap-4 px-4 md:px-6 xl:px-8">
        <Link to={paths.home()} aria-label="HalalGo, to the restaurants" className="rounded-small flex shrink-0">
          <Logo />
        </Link>
        <Link
          to={restaurant ? paths.restaurant(restaurant.id) : paths.home()}
          className="text-label text-primary flex min-h-11 min-w-0 items-center gap-1.5 underline underline-offset-3"
        >
          <Icon name="arrow-left" weight="bold" size={16} className="shrink-0 rtl:-scale-x-100" />
          <span className="min-w-0 truncate">
            Back to <span className={restaurant ? "max-md:sr-only" : undefined}>{restaurant?.name ?? "home"}</span>
            {restaurant && (
              <span aria-hidden className="md:hidden">
                menu
              </span>
            )}
          </span>
        </Link>
      </div>
    </header>
  );
}
