import { useFetcher, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

type FavouriteButtonProps = {
  restaurantId: string;
  /** The restaurant's name. */
  name: string;
  isFavourite: boolean;
  className?: string;
};

/** [HOME-31] A heart that marks a restaurant; without JavaScript it leads back to the page it stands on. */
export function FavouriteButton({ restaurantId, name, isFavourite, className }: FavouriteButtonProps) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const sent = fetcher.formData?.get("intent");
  const isMarked = sent ? sent === "add" : isFavourite;
  return (
    <fetcher.Form method="post" action={paths.favourites()} preventScrollReset className={cx("flex", className)}>
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <button
        name="intent"
        value={isMarked ? "remove" : "add"}
        aria-pressed={isMarked}
        aria-label={`Favourite: ${name}`}
        className={cx(
          "bg-surface elevation-1 hover:bg-sunken duration-fast grid size-11 place-items-center rounded-full transition-colors",
          isMarked ? "text-danger" : "text-ink",
        )}
      >
        <Icon name="heart" weight={isMarked ? "fill" : "regular"} size={22} />
      </button>
    </fetcher.Form>
  );
}
