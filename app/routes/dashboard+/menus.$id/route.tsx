import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useField } from "remix-validated-form";
import { weekdays } from "@domain/local-time";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { loadMenu, saveMenu } from "./menu-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.id ? "Edit menu" : "New menu"} · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadMenu(args);
export const action = (args: ActionFunctionArgs) => saveMenu(args);

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
        options={categories.map((value) => ({ value, label: value }))}
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
