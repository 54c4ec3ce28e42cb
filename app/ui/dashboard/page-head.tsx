import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";

/** The path to this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-meta flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex min-h-6 items-center gap-2">
            {index > 0 && <Icon name="caret-right" weight="bold" size={12} className="text-quiet rtl:-scale-x-100" />}
            {item.to && index < items.length - 1 ? (
              <TextLink to={item.to} className="touch-room text-quiet! inline-flex min-h-6 items-center">
                {item.label}
              </TextLink>
            ) : (
              <span aria-current="page" className="text-ink font-bold wrap-anywhere">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type PageHeadProps = {
  title: string;
  crumbs?: { label: string; to?: string }[];
  /** At the end of the breadcrumbs: a link back. */
  back?: ReactNode;
  picture?: ReactNode;
  /** Beside the title: its status. */
  mark?: ReactNode;
  below?: ReactNode;
  action?: ReactNode;
};

/** Breadcrumbs, the page's title, and its main action. */
export function PageHead({ title, crumbs, back, picture, mark, below, action }: PageHeadProps) {
  return (
    <div className="mb-5">
      {crumbs && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Breadcrumbs items={crumbs} />
          {back}
        </div>
      )}
      {/* On a phone a menu opens below the whole head: the actions wrap, and one at the start would open beyond the edge. */}
      <div className="mt-1 flex flex-wrap items-end justify-between gap-3 max-md:relative max-md:[&_details]:static">
        {/* A long text below the title wraps, so that it does not push the actions into a row of their own. */}
        <div
          className={cx(
            "flex min-w-0 items-center gap-4 max-md:items-start",
            below && action ? "min-[64rem]:flex-1 min-[64rem]:basis-60" : "",
          )}
        >
          {picture}
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="text-title-desk wrap-anywhere">{title}</h1>
              {mark}
            </div>
            {below && <div className="text-meta text-quiet mt-0.5 text-pretty">{below}</div>}
          </div>
        </div>
        {action}
      </div>
    </div>
  );
}
