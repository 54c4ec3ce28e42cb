import { data } from "@remix-run/node";

/** What a loader or action throws for something that is not there: the 404 page says so and leads `back`. */
export const missingPage = (message: string, back: { to: string; label: string }) =>
  data({ code: "not_found", message, home: back }, 404);
