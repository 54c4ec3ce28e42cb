import { Icon } from "../icon";
import { TextLink } from "../text-link";

/** The way to this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-meta flex flex-wrap items-center gap-x-2 gap-y-1">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex min-h-6 items-center gap-2">
            {index > 0 && <Icon name="caret-right" weight="bold" size={12} className="text-quiet rtl:-scale-x-100" />}
            {item.to && index < items.length - 1 ? (
              <TextLink to={item.to} className="touch-room text-quiet!">
                {item.label}
              </TextLink>
            ) : (
              <span aria-current="page" className="text-ink font-bold">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
