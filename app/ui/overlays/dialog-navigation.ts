import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Whether a navigation only opens or closes a dialog over a page, or changes one dialog for another: the page's route stays, as do its
 * parameters and its search, and no form was sent.
 */
export function isDialogNavigation(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod } = args;
  const isSamePage = Object.entries(currentParams).every(([name, value]) => (nextParams[name] ?? value) === value);
  return (
    formMethod === undefined &&
    currentUrl.pathname !== nextUrl.pathname &&
    currentUrl.search === nextUrl.search &&
    isSamePage
  );
}

/** `shouldRevalidate` of a page below dialogs: opening or closing one does not load the page's data again. */
export const revalidateUnlessDialog = (args: ShouldRevalidateFunctionArgs): boolean =>
  !isDialogNavigation(args) && args.defaultShouldRevalidate;
