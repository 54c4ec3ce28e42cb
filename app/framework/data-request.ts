/* The single fetch protocol of @remix-run/react and @remix-run/server-runtime 2.17.5: how the router requests a
   page's data and sends a form. Its URLs, parameters and media type are not public API. */

/** Whether a request comes from the router of an open page rather than from a browser that wants a document. */
export const isDataRequest = (pathname: string): boolean => pathname.endsWith(".data");

/** The page a data request belongs to: "/orders.data" is for "/orders". Any other path is returned unchanged. */
export const pagePath = (pathname: string): string =>
  pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");

/** The content type of the app's own answers to data requests. */
export const dataType = "text/x-script";

/** The parameter that lists the routes whose loaders should run. */
export const routesParameter = "_routes";

/** The parameter of data requests before single fetch. Remix reports it as an error of ours. */
export const oldRoutesParameter = "_data";

/** Sent with a redirect, also from a loader: all loaders of the target page run again, including the root's. */
export const revalidation = { "X-Remix-Revalidate": "yes" };

/**
 * Our own header: a toast (JSON, URI-encoded) with an answer that leaves the page unchanged. It is shown as the answer arrives:
 * what was pressed may be gone with the reload that follows, before it could show a message itself. With a request for data that is
 * loaded while nobody navigates, as after a live event, it asks for no toast: cookies are shared by all tabs, and the toast of another
 * one's form must not be used up.
 */
export const flashHeader = "X-Flash";

/**
 * Whether data is requested before its link is pressed (`Sec-Purpose`, https://fetch.spec.whatwg.org/#sec-purpose-header). Its loaders must
 * not use anything up.
 */
export const isPrefetch = (headers: Headers): boolean => headers.get("Sec-Purpose")?.startsWith("prefetch") ?? false;

/** How long prefetched data may be used, in seconds. */
export const prefetchSeconds = 5;
