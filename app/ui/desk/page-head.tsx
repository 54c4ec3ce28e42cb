import type { ReactNode } from "react";
import { Breadcrumbs } from "../breadcrumbs";

type PageHeadProps = {
  title: string;
  crumbs?: { label: string; to?: string }[];
  below?: ReactNode;
  action?: ReactNode;
};

/** Where one is, the page's title, and its main action. */
export function PageHead({ title, crumbs, below, action }: PageHeadProps) {
  return (
    <div className="mb-5">
      {crumbs && <Breadcrumbs items={crumbs} />}
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-title-desk">{title}</h1>
          {below && <div className="text-meta text-quiet mt-0.5">{below}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
