import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** `shouldRevalidate` of a page below dialogs: opening or closing one, whose path goes on from the page's, loads no data again. */
export function revalidateUnlessDialog(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isDialog =
    !formMethod &&
    currentUrl.search === nextUrl.search &&
    (isBelow(currentUrl, nextUrl) || isBelow(nextUrl, currentUrl));
  return !isDialog && defaultShouldRevalidate;
}

const isBelow = (url: URL, page: URL): boolean => url.pathname.startsWith(`${page.pathname}/`);
