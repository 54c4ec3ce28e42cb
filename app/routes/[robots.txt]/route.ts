import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/lib/paths";

/** Pages of one visitor and URLs that are no pages. Everything else may be crawled. */
const closed = [
  "/account",
  "/addresses",
  "/admin",
  "/auth",
  "/carts",
  "/checkout",
  "/dashboard",
  "/favourites",
  "/home/carts",
  "/home/filters",
  "/newsletter/unsubscribe",
  "/notifications",
  "/orders",
  "/resources",
  "/restaurant/*/carts",
];

export const loader = ({ context }: LoaderFunctionArgs): Response => {
  const lines = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), ""];
  return new Response([...lines, `Sitemap: ${context.origin}${paths.sitemap()}`, ""].join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
};
