import type { ReactNode } from "react";

/** Fields side by side from 768 px on; labels, controls and messages of a row share their lines. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <div className={columns === 3 ? "field-row field-row-3" : "field-row"}>{children}</div>;
}
