import { Form } from "@remix-run/react";
import { useId } from "react";
import { listHref, type ListState, pageSizes } from "~/lib/lists/list-state";
import { Icon } from "~/ui/icon";
import { Pagination } from "~/ui/layout/pagination";
import { Button } from "../button";

interface TablePaginationProps {
  /** The page's path. */
  path: string;
  state: ListState;
  /** The number of rows on all pages. */
  total: number;
}

/** [TABLE-2] A table's pagination, and a select for the page size (a GET form). */
export function TablePagination({ path, state, total }: TablePaginationProps) {
  return (
    <div className="border-line border-t px-4 py-3.5 md:px-5">
      <Pagination
        page={state.page}
        pageSize={state.limit}
        total={total}
        hrefFor={(page) => listHref(path, { ...state, page })}
      >
        <RowsSelect path={path} state={state} />
      </Pagination>
    </div>
  );
}

function RowsSelect({ path, state }: Pick<TablePaginationProps, "path" | "state">) {
  const id = useId();
  const [action = "", query = ""] = listHref(path, { ...state, page: 1, limit: 10 }).split("?");
  return (
    <Form method="get" action={action} className="flex items-center gap-2" preventScrollReset>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-quiet">
        Rows
      </label>
      <span className="relative">
        <select
          id={id}
          key={state.limit}
          name="limit"
          defaultValue={state.limit}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="field field-compact min-h-9! w-auto! py-0! ps-3! pe-8! pointer-coarse:min-h-11!"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <Icon name="caret-down" weight="bold" size={14} className="field-icon end-3" />
      </span>
      <Button type="submit" variant="ghost" size="sm" className="scripting:hidden">
        Show
      </Button>
    </Form>
  );
}
