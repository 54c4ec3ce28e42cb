import { useFetchers, useLocation, useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";

type FavouriteButtonProps = {
  restaurantId: string;
  /** The restaurant's name. */
  name: string;
  isFavourite: boolean;
  /** "Save" beside the heart. */
  withText?: boolean;
  className?: string;
};

const formId = "favourite-form";
const fetcherKey = (restaurantId: string) => `favourite ${restaurantId}`;

/** [HOME-31] A heart that marks a restaurant. It submits the page's `FavouriteForm`. */
export function FavouriteButton({ restaurantId, name, isFavourite, withText, className }: FavouriteButtonProps) {
  const pending = useFetchers().find(({ key }) => key === fetcherKey(restaurantId))?.formData;
  const isMarked = pending ? pending.has("add") : isFavourite;
  return (
    <button
      form={formId}
      name={isMarked ? "remove" : "add"}
      value={restaurantId}
      aria-pressed={isMarked}
      aria-label={`${withText ? (isMarked ? "Saved" : "Save") : "Favorite"}: ${name}`}
      className={cx("favourite-button", withText ? "rounded-control text-label text-ink px-4" : "w-11", className)}
    >
      {withText && (isMarked ? "Saved" : "Save")}
    </button>
  );
}

/** One form for all hearts of a page, which saves a form and a fetcher per card; without JavaScript it returns to the page. */
export function FavouriteForm() {
  const submit = useSubmit();
  const fetchers = useFetchers();
  const { pathname, search } = useLocation();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const key = fetcherKey(button.value);
    // A second press while the first is on its way would cut that short.
    if (fetchers.some((fetcher) => fetcher.key === key && fetcher.state !== "idle")) return;
    submit(button, { navigate: false, fetcherKey: key, preventScrollReset: true });
  };
  return (
    <form id={formId} method="post" action={paths.favourites()} onSubmit={onSubmit}>
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
    </form>
  );
}
