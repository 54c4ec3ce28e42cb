/*
 * Single fetch of @remix-run/react and @remix-run/server-runtime 2.17.5: how the router asks for a page's data, and sends a form.
 * Its addresses, parameters and media type are documented nowhere as something to rely on.
 */

/** Whether the router of a page that is open asks, rather than a browser that wants a document. */
export const isDataRequest = (pathname: string): boolean => pathname.endsWith(".data");

/** The page to which a data request belongs: "/orders.data" asks for "/orders". Any other address is given as it is. */
export const pagePath = (pathname: string): string =>
  pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");

/** What the app's own answers to data requests say they are. */
export const dataType = "text/x-script";

/** The parameter that names which loaders are asked. */
export const routesParameter = "_routes";

/** The parameter of data requests before single fetch. Remix complains of it as of a fault of ours. */
export const oldRoutesParameter = "_data";

/** With a redirect, also out of a loader: the loaders of the page it leads to run anew, the root's among them. */
export const revalidation = { "X-Remix-Revalidate": "yes" };

/** Ours: beside an answer that leaves the page as it is, a sentence for its visitor, encoded as a part of a URI. */
export const flashHeader = "X-Flash";
