import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnbrokenNumbers } from "./unbroken-numbers";

test("[HALAL-13] a certificate's number stays on one line; words with hyphens and dates break as before", () => {
  const text = "Hand-slaughtered. Certificate HTNE-2026-D24C, valid to January 21, 2027.";
  const html = renderToStaticMarkup(<UnbrokenNumbers>{text}</UnbrokenNumbers>);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text);
  expect([...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, part]) => part)).toEqual(["HTNE-2026-D24C,"]);
});
