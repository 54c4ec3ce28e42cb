import { useLoaderData } from "@remix-run/react";
import { PrintSheet } from "~/ui/dashboard/print-sheet";
import type { getList } from "./all-lists.server";

type Sheet = ReturnType<typeof getList>["sheet"];

/** [TABLE-6] The component of all print routes. */
export function PrintPage() {
  return <PrintSheet {...useLoaderData<Sheet>()} />;
}

export const printMeta = ({ data }: { data?: Awaited<ReturnType<Sheet>> }) => [
  { title: data ? `${data.title}, to print · HalalGo` : "To print · HalalGo" },
];

/** A printed page is not revalidated, because each load is recorded in the audit log. */
export const neverRevalidate = () => false;
