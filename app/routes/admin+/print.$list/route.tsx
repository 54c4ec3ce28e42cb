import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireArea } from "~/session/guards.server";
import { PrintSheet } from "~/ui/desk/print-sheet";
import { RouteError } from "~/ui/route-error";
import { findList } from "~/features/admin-lists/all-lists.server";

export const meta = () => [{ title: "To print · HalalGo" }];

/** [TABLE-6] A list of the administration on paper, filtered as its page is. */
export function loader(args: LoaderFunctionArgs) {
  requireArea(args.request, args.context, "admin");
  return findList(args.params.list).sheet(args);
}

/** What lies on paper stays as it was, and is written down once. */
export const shouldRevalidate = () => false;

export default function PrintList() {
  return <PrintSheet {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;
