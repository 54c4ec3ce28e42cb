import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Picture, smallPicture } from "~/ui/picture";
import { CategoryForms } from "./category-forms";
import { changeMenuOrder, loadMenuOrder } from "./menu-order.server";

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Menu order · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadMenuOrder(args);
export const action = (args: ActionFunctionArgs) => changeMenuOrder(args);

interface Refusal {
  intent: string;
  name: string;
  typed: string;
  error: string;
}
/** `moved` is the item's id or the category's name. */
type ActionResult = Refusal | { moved: string };

/** The menu's order as customers see it: categories, and the items in each. */
export default function MenuOrder() {
  const { categories, open, items, menus } = useLoaderData<typeof loader>();
  const actionData = useActionData<ActionResult>();
  const refusal = actionData && "error" in actionData ? actionData : null;
  const category = categories.find(({ name }) => name === open);
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Menu order"
        below="Customers see categories and items in this order."
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: "Items", to: dashboardPaths.dashboardItems() },
          { label: "Menu order" },
        ]}
      />
      {refusal && (
        <div className="mb-4">
          <FormError title={refusal.error} />
        </div>
      )}
      <p role="status" className="sr-only">
        {actionData && "moved" in actionData && placeText(actionData.moved, categories, items)}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[26rem_1fr]">
        <Card padded={false}>
          <h2 className="text-card text-ink px-5 pt-4 pb-2">Categories</h2>
          <ol className="divide-line divide-y">
            {categories.map(({ name, count: of }, index) => (
              <li
                key={name}
                className={`flex items-center gap-2 py-1.5 ps-2 pe-3 ${name === open ? "bg-primary-soft" : ""}`}
              >
                <Link
                  to={dashboardPaths.dashboardMenuOrder({ category: name })}
                  aria-current={name === open ? "true" : undefined}
                  preventScrollReset
                  className="rounded-small text-label text-ink flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3 px-3 hover:underline"
                >
                  <span className="truncate">{categoryLabel(name)}</span>
                  <span className="text-quiet font-normal tabular-nums">
                    {of}
                    <span className="sr-only">{of === 1 ? " item" : " items"}</span>
                  </span>
                </Link>
                <MoveButtons
                  label={categoryLabel(name)}
                  fields={{ intent: "move-category", name }}
                  above={categories[index - 1]?.name}
                  below={categories[index + 1]?.name}
                />
              </li>
            ))}
          </ol>
          <CategoryForms
            open={open}
            menus={menus}
            version={category?.version}
            station={category?.station ?? null}
            isEmpty={!category?.count}
            answer={refusal}
          />
        </Card>
        {open !== null && (
          <Card padded={false}>
            <h2 className="text-card text-ink px-5 pt-4 pb-2">{categoryLabel(open)}</h2>
            <ol className="divide-line divide-y">
              {items.map((item, index) => (
                <li key={item.id} className="flex items-center gap-3 py-1.5 ps-5 pe-3">
                  <Picture
                    src={smallPicture(item.image)}
                    alt=""
                    width={40}
                    height={40}
                    className="rounded-small size-10 shrink-0"
                  />
                  <span className="text-label text-ink min-w-0 flex-1 wrap-anywhere">
                    {item.name}
                    {!item.isAvailable && <span className="text-small text-quiet block font-normal">Sold out</span>}
                  </span>
                  <MoveButtons
                    label={item.name}
                    fields={{ intent: "move-item", id: item.id }}
                    above={items[index - 1]?.id}
                    below={items[index + 1]?.id}
                  />
                </li>
              ))}
              {items.length === 0 && <li className="text-quiet px-5 py-8 text-center">No items in this category.</li>}
            </ol>
          </Card>
        )}
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;

/** Where what was moved stands now: "Lahmacun, 2 of 8". */
function placeText(moved: string, categories: { name: string }[], items: { id: string; name: string }[]): string {
  const category = categories.findIndex(({ name }) => name === moved);
  if (category >= 0) return `${categoryLabel(moved)}, ${category + 1} of ${categories.length}`;
  const item = items.findIndex(({ id }) => id === moved);
  return items[item] ? `${items[item].name}, ${item + 1} of ${items.length}` : "";
}

type MoveButtonsProps = {
  /** The name of what is moved. */
  label: string;
  fields: Record<string, string>;
  /** The neighbors; undefined for the first or last. */
  above: string | undefined;
  below: string | undefined;
};

/** Moves one place up or down. The buttons keep focus, so that pressing again moves further. */
function MoveButtons({ label, fields, above, below }: MoveButtonsProps) {
  return (
    <Form method="post" preventScrollReset className="flex shrink-0">
      {Object.entries({ ...fields, above, below }).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <IconButton
        type="submit"
        name="direction"
        value="up"
        icon="caret-up"
        label={`Move ${label} up`}
        disabled={above === undefined}
      />
      <IconButton
        type="submit"
        name="direction"
        value="down"
        icon="caret-down"
        label={`Move ${label} down`}
        disabled={below === undefined}
      />
    </Form>
  );
}
