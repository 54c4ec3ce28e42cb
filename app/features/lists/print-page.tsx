import { useLoaderData } from "@remix-run/react";
import { PrintSheet } from "~/ui/dashboard/print-sheet";
import type { getList } from "./all-lists.server";

type Sheet = ReturnType<typeof getList>["sheet"];

/** [TABLE-6] A list on paper: the page of every print route. */
export function PrintPage() {
  return <PrintSheet {...useLoaderData<Sheet>()} />;
}

export const printMeta = ({ data }: { data?: Awaited<ReturnType<Sheet>> }) => [
  { title: data ? `${data.title}, to print · HalalGo` : "To print · HalalGo" },
];

/** What lies on paper stays as it was, and is written down once. */
export const printsOnce = () => false;
