import { Form, Link, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { smallPicture } from "~/lib/picture-sizes";
import { Badge } from "~/ui/badge";
import { IconLink } from "~/ui/icon-button";
import { Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { addLine, posHref } from "./basket";
import type { PosView } from "./load-pos.server";

/** The menu: a press adds one as it is, the pencil asks for size and add-ons first. */
export function MenuGrid({ pos, categories, items }: Pick<PosView, "pos" | "categories" | "items">) {
  const { search } = useLocation();
  return (
    <section aria-label="Menu" className="min-w-0">
      <Form method="get" className="mb-3" key={pos.q}>
        {new URLSearchParams(search).getAll("line").map((line, index) => (
          <input key={index} type="hidden" name="line" value={line} />
        ))}
        <input
          type="search"
          name="q"
          aria-label="Search dishes"
          placeholder="Search dishes"
          defaultValue={pos.q}
          maxLength={60}
          className="field"
        />
        <button className="sr-only focus:not-sr-only">Search</button>
      </Form>
      <nav
        aria-label="Categories"
        className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0"
      >
        {["", ...categories].map((category) => (
          <Link
            key={category}
            to={posHref({ ...pos, category, q: "" })}
            preventScrollReset
            aria-current={category === pos.category ? "page" : undefined}
            className={`text-label inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 ${
              category === pos.category
                ? "border-primary bg-primary text-on-primary"
                : "border-control bg-surface text-ink hover:bg-sunken"
            }`}
          >
            {category || "All"}
          </Link>
        ))}
      </nav>
      {items.length === 0 && <p className="text-quiet py-12 text-center">No dish like this.</p>}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {items.map((item) => (
          <li
            key={item.id}
            className="rounded-card border-line bg-surface focus-within:border-primary relative flex flex-col border p-3"
          >
            {item.image && (
              <Picture
                src={smallPicture(item.image)}
                alt=""
                width={160}
                height={96}
                className="rounded-small mb-2 aspect-[5/3] w-full"
              />
            )}
            {item.isAvailable ? (
              <Link
                to={posHref(addLine(pos, { menuItemId: item.id, quantity: 1, size: "regular", addonIds: [] }))}
                preventScrollReset
                className="text-label text-ink flex-1 before:absolute before:inset-0 before:rounded-[inherit]"
              >
                <span className="sr-only">Add </span>
                {item.name}
              </Link>
            ) : (
              <p className="text-label text-quiet flex-1">{item.name}</p>
            )}
            <div className="mt-1 flex min-h-11 items-center justify-between gap-2">
              <Price cents={item.priceCents} wasCents={item.wasCents} />
              {item.isAvailable ? (
                <IconLink
                  icon="sliders-horizontal"
                  label={`Size and add-ons of ${item.name}`}
                  to={`${deskPaths.dashboardPosItem(item.id)}${search}`}
                  preventScrollReset
                  className="relative z-1"
                />
              ) : (
                <Badge tone="neutral">Sold out</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
