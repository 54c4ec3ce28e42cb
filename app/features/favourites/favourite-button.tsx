import { useFetcher, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

type FavouriteButtonProps = {
  restaurantId: string;
  /** The restaurant's name. */
  name: string;
  isFavourite: boolean;
  /** "Save" beside the heart. */
  withText?: boolean;
  className?: string;
};

/** [HOME-31] Marks a restaurant as a favourite; without JavaScript it returns to the current page. */
export function FavouriteButton({ restaurantId, name, isFavourite, withText, className }: FavouriteButtonProps) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const sent = fetcher.formData?.get("intent");
  const isMarked = sent ? sent === "add" : isFavourite;
  return (
    <fetcher.Form
      method="post"
      action={paths.favourites()}
      preventScrollReset
      // A second submission would abort the first.
      onSubmit={(event) => fetcher.state !== "idle" && event.preventDefault()}
      className={cx("flex", className)}
    >
      <input type="hidden" name="restaurantId" value={restaurantId} />
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <button
        name="intent"
        value={isMarked ? "remove" : "add"}
        aria-pressed={isMarked}
        aria-label={`${withText ? (isMarked ? "Saved" : "Save") : "Favorite"}: ${name}`}
        className={cx(
          "bg-surface elevation-1 hover:bg-sunken duration-fast flex min-h-11 items-center justify-center gap-2 transition-colors",
          withText ? "rounded-control text-label text-ink px-4" : "w-11 rounded-full",
        )}
      >
        <Icon
          name="heart"
          weight={isMarked ? "fill" : "regular"}
          size={22}
          className={isMarked ? "text-danger" : "text-ink"}
        />
        {withText && (isMarked ? "Saved" : "Save")}
      </button>
    </fetcher.Form>
  );
}
