import { Form, useSearchParams, Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { formatCount } from "@domain/values/plural";
import { Button } from "../button";
import { Card } from "../card";
import { cx } from "../cx";
import { Icon } from "../icon";
import { TextLink } from "../text-link";

/** The header's search: a GET form with one field. */
export function DashboardSearch({ action, name, label }: { action: string; name: string; label: string }) {
  const [search] = useSearchParams();
  const value = search.get(name) ?? "";
  return (
    <Form method="get" action={action} role="search" className="relative">
      <Icon name="magnifying-glass" className="field-icon start-3" />
      <input
        key={value}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={120}
        enterKeyHint="search"
        className="field field-compact ps-10!"
      />
      <button type="submit" className="sr-only focus:not-sr-only">
        Search
      </button>
    </Form>
  );
}

type PageSearchProps = Omit<ComponentPropsWithoutRef<typeof Form>, "children"> & {
  name: string;
  what: string;
  value: string;
  /** Parameters of the URL to preserve, as hidden fields. */
  children?: ReactNode;
};

/** A page's search for `what`: a field with its button. */
export function PageSearch({ name, what, value, className, children, ...form }: PageSearchProps) {
  return (
    <Form role="search" {...form} className={cx("flex gap-2", className)}>
      {children}
      <input
        type="search"
        name={name}
        aria-label={what}
        placeholder={what}
        defaultValue={value}
        maxLength={60}
        className="field min-w-0"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

type FoundProps = {
  title: string;
  count: number;
  /** A link to all results, where there are more than shown. */
  more?: { to: string; total: number };
  children: ReactNode;
};

/** Search results of one kind; nothing if there are none. */
export function SearchResultGroup({ title, count, more, children }: FoundProps) {
  if (count === 0) return null;
  return (
    <Card as="section" aria-label={title} padded={false}>
      <div className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-2">
        <h2 className="text-card text-ink">{title}</h2>
        {more && more.total > count && (
          <TextLink to={more.to} alone className="text-meta">
            See all {formatCount(more.total)}
          </TextLink>
        )}
      </div>
      <ul className="divide-line divide-y">{children}</ul>
    </Card>
  );
}

/** A search result. */
export function Hit({ to, name, note, mark }: { to: string; name: string; note?: ReactNode; mark?: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="hover:bg-sunken dark:hover:bg-raised flex min-h-11 items-center justify-between gap-3 px-5 py-2.5"
      >
        <span className="min-w-0 wrap-anywhere">
          <span className="text-label text-ink block">{name}</span>
          {note && <span className="text-meta text-quiet block">{note}</span>}
        </span>
        {mark && <span className="shrink-0">{mark}</span>}
      </Link>
    </li>
  );
}
