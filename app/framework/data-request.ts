/* The single fetch protocol of @remix-run/react and @remix-run/server-runtime 2.17.5: how the router requests a
   page's data and sends a form. Its URLs, parameters and media type are not public API. */

/** Whether a request comes from the router of an open page rather than from a browser that wants a document. */
export const isDataRequest = (pathname: string): boolean => pathname.endsWith(".data");

/** The page a data request belongs to: "/orders.data" is for "/orders". Any other path is returned unchanged. */
export const pagePath = (pathname: string): string =>
  pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");

/** The content type of the app's own responses to data requests. */
export const dataType = "text/x-script";

/** The parameter that lists the routes whose loaders should run. */
export const routesParameter = "_routes";

/** The parameter of data requests before single fetch, for which Remix would log an error. */
export const oldRoutesParameter = "_data";

/** Sent with a redirect, also from a loader: all loaders of the target page run again, including the root's. */
export const revalidation = { "X-Remix-Revalidate": "yes" };

/**
 * Our own header. In a response: a toast (JSON, URI-encoded), shown as soon as the response arrives, because the revalidation after it
 * may remove the pressed button, which then could not show a message. In a request for data outside navigations, as after a live
 * event: "no", so that the toast in the session cookie, which all tabs share, is left for the tab whose form caused it.
 */
export const flashHeader = "X-Flash";

/**
 * Whether data is prefetched before its link is clicked (`Sec-Purpose`, https://fetch.spec.whatwg.org/#sec-purpose-header). Loaders must
 * not consume anything then, such as a toast.
 */
export const isPrefetch = (headers: Headers): boolean => headers.get("Sec-Purpose")?.startsWith("prefetch") ?? false;

/** How long prefetched data may be used, in seconds. */
export const prefetchSeconds = 5;
