import { Form, useNavigate } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { services } from "@domain/options";
import { paths } from "~/lib/paths";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { type Choice, choiceHref, type CuisineOption, readChoice } from "./choice";
import { CuisineFilter } from "./cuisine-filter";

type FilterFormProps = {
  choice: Choice;
  cuisines: readonly CuisineOption[];
  dealCount: number | null;
  /** Where every change leads at once with JavaScript: the page the form stands on. */
  here: string;
  /** Tells the fields of the two forms of one page apart. */
  idPrefix: string;
  /** In the drawer: stands before the groups, which scroll below it. */
  before?: ReactNode;
  scroll?: boolean;
  /** What submits the form without JavaScript, and whatever else stands at its foot. */
  children: ReactNode;
  className?: string;
};

/** [HOME-8…13] The filters as a GET form: every change applies at once; without JavaScript its button applies them. */
export function FilterForm(props: FilterFormProps) {
  const { choice, cuisines, dealCount, here, idPrefix, before, scroll, children, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // After back, forward or Clear all the boxes say again what the address says.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) field.checked = field.defaultChecked;
    }
  }, [choice]);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    if (!(event.target instanceof HTMLInputElement) || !event.target.name) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.append(name, String(value));
    navigate(choiceHref(readChoice(query), {}, here), { preventScrollReset: true, replace: here !== paths.home() });
  };
  return (
    <Form ref={form} method="get" action={paths.home()} onChange={apply} className={className} preventScrollReset>
      <div className={scroll ? "panel-body" : undefined}>
        {before}
        {choice.search && <input type="hidden" name="search" value={choice.search} />}
        {choice.mode && <input type="hidden" name="mode" value={choice.mode} />}
        <Group legend="Service">
          {services.map(({ value, label }) => (
            <CheckRow
              key={value}
              radio
              name="service"
              value={value}
              label={label}
              defaultChecked={choice.service === value}
            />
          ))}
        </Group>
        <Group legend="Sort by">
          <CheckRow
            radio
            name="sort"
            value="relevance"
            label="Relevance"
            defaultChecked={choice.sort === "relevance"}
          />
          <CheckRow radio name="sort" value="rating" label="Top rated" defaultChecked={choice.sort === "rating"} />
        </Group>
        {choice.service !== "books" && (
          <>
            <Group legend="Offers">
              <CheckRow
                name="deals"
                value="on"
                label="Deals"
                end={dealCount ?? undefined}
                defaultChecked={choice.deals}
              />
            </Group>
            <Group legend="Cuisines">
              <CuisineFilter cuisines={cuisines} chosen={choice.cuisines} idPrefix={idPrefix} />
            </Group>
          </>
        )}
      </div>
      {children}
    </Form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-line border-t py-4 first-of-type:border-t-0 xl:first-of-type:border-t">
      <legend className="text-label text-ink max-xl:text-card float-start mb-1 w-full">{legend}</legend>
      <div className="clear-both max-xl:[&_label]:min-h-11">{children}</div>
    </fieldset>
  );
}
