import { data } from "@remix-run/node";

/** Throw this from a loader or action for the 404 page, which shows the message and a link `back`, or to the home page. */
export const notFoundPage = (message?: string, back?: { to: string; label: string }) =>
  data({ code: "not_found", message, home: back }, 404);
