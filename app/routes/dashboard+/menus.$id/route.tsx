import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useField } from "remix-validated-form";
import { servingMenuCalls } from "@domain/contract/calls/menu";
import type { ServingMenuWire } from "@domain/contract/menu";
import { weekdays } from "@domain/local-time";
import { menuForm } from "@domain/menu/serving-form";
import { categoryLabel } from "@domain/options";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { listCategories, listMenus } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireEditor } from "~/session/guards.server";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { TextField } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const isNew = (id: string | undefined) => id === "new";

/** The menu in the URL (null for a new one), and the categories it may contain. Throws a 404 page. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const [menus, categories] = await Promise.all([
    listMenus(context.host, restaurant.id),
    listCategories(context.host, restaurant.id),
  ]);
  const menu = menus?.find(({ id }) => id === params.id) ?? null;
  if (!menu && !isNew(params.id))
    throw notFoundPage("Menu not found.", { to: dashboardPaths.dashboardMenus(), label: "Back to Menus" });
  return {
    id: menu?.id ?? null,
    version: menu?.version,
    values: menu
      ? toFormValues(menu)
      : { name: "", days: [...weekdays], from_time: "", until_time: "", categories: [] },
    categories: categories.map(({ name }) => name),
  };
}

const toFormValues = ({ name, days, from_time, until_time, categories }: ServingMenuWire) => ({
  name,
  days,
  from_time,
  until_time,
  categories,
});

const labels = { name: "Name", days: "Days", from_time: "From", until_time: "Until", categories: "Categories" };

/** [RUSH-18] Saves a menu and closes its form. */
export function action(args: ActionFunctionArgs) {
  const { params, context } = args;
  const { id = "" } = params;
  const { host } = context;
  const current = async (restaurantId: string) => {
    const menu = (await listMenus(host, restaurantId))?.find((own) => own.id === id);
    return menu ? { values: toFormValues(menu) } : null;
  };
  return saveEdit(args, {
    validator: createValidator(menuForm),
    failed: "Failed to save menu",
    saved: "Menu saved",
    list: dashboardPaths.dashboardMenus(),
    save: (body, restaurantId, headers) =>
      isNew(id)
        ? host.send(servingMenuCalls.createMenu, { query: { restaurant_id: restaurantId }, body, headers })
        : host.send(servingMenuCalls.updateMenu, { params: { id }, body, headers }),
    compared: isNew(id) ? null : { labels, current },
  });
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.id ? "Edit menu" : "New menu"} · HalalGo` },
];

const formId = "menu";
const validator = lazyValidator(async () => (await import("@domain/menu/serving-form")).menuForm);

/** [RUSH-18] The form of a scheduled menu, over the list. */
export default function EditMenu() {
  const loaded = useLoaderData<typeof loader>();
  // Keeps the initial data, so that reloading the list does not change the form while typing.
  const { id, values, version, categories } = useRef(loaded).current;
  return (
    <EditPanel
      title={id ? "Edit menu" : "New menu"}
      note="Customers see from when its dishes are served, and order them for that time."
      what="menu"
      formId={formId}
      validator={validator}
      values={values}
      version={version}
      closeHref={dashboardPaths.dashboardMenus()}
      deleteHref={id ? dashboardPaths.dashboardMenuDelete(id) : undefined}
    >
      <TextField label="Name" name="name" required maxLength={40} hint="Such as Breakfast or Lunch" />
      <Chips label="Days" name="days" options={weekdays.map((value) => ({ value, label: shortDay(value) }))} />
      <div className="grid grid-cols-2 gap-4.5">
        <TextField label="From" name="from_time" type="time" step={900} required />
        <TextField label="Until" name="until_time" type="time" step={900} required />
      </div>
      <p className="text-meta text-quiet -mt-2">
        By the clock of your restaurant, in quarters of an hour. An end before the beginning is on the next day.
      </p>
      <Chips
        label="Categories"
        hint="All their dishes, unless a dish names menus of its own."
        name="categories"
        options={categories.map((value) => ({ value, label: categoryLabel(value) }))}
      />
    </EditPanel>
  );
}

/** "Mon" */
const shortDay = (day: string) => day.charAt(0) + day.slice(1, 3).toLowerCase();

type ChipsProps = { label: string; name: string; hint?: string; options: { value: string; label: string }[] };

function Chips(props: ChipsProps) {
  const { defaultValue, error } = useField(props.name);
  const errors = error ? [error] : undefined;
  return <ChipChoices multiple {...props} id={`${formId}-${props.name}`} defaultValue={defaultValue} errors={errors} />;
}
