import { Link, Outlet, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { pluralize } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { countFilters, type ListState, sortBy } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyRows, ListCard } from "~/ui/dashboard/list-card";
import { ExportMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Cell, HeadCell, NoResults, Row, Table, TableBody, TableHead } from "~/ui/layout/table";

type Area = "admin" | "dashboard";

/** Describes a page with one list, of the admin area where `area` does not say otherwise. */
export interface ListView<Line> {
  area?: Area;
  title: string;
  path: string;
  /** The page between the area's first one and this. */
  parent?: { label: string; to: string };
  /** Its name in `all-lists.server.ts`; null where it is not exported. */
  list: string | null;
  /** The singular of its rows. */
  row: string;
  /** Their plural, where it does not only take an s. */
  rows?: string;
  searchLabel: string;
  /** A sentence below the title. */
  below?: string;
  /** The link to the panel that adds one; null without permission. */
  add?: { label: string; to: string } | null;
  /** Links before it. */
  moreLinks?: ReactNode;
  filters: readonly Filter[];
  columns: readonly Column<Line>[];
  /** The last cell of a row, with its actions, which link to panels beside the list; null without permission. */
  actions?: ((line: Line) => ReactNode) | null;
  /** The actions are a menu, whose column needs no visible heading. */
  hasRowMenus?: boolean;
  /** Reduces spacing for tables with many columns. */
  isDense?: boolean;
  /** The text of a list that is empty without any filter. */
  nothingYet?: string;
}

/** A filter by its name in the URL: one of `options`, a day, text, or one that is only set by links. */
export type Filter = { name: string } & (
  | { label: string; placeholder: string; options: { value: string; label: string }[] }
  | { label: string; type: "date" | "text" }
  | { type: "hidden" }
);

/** Of records that are switched on and off. */
export const activeFilter: Filter = {
  name: "status",
  label: "Status",
  placeholder: "Any status",
  options: [
    { value: "active", label: "Active" },
    { value: "inactive", label: "Inactive" },
  ],
};

interface Column<Line> {
  head: string;
  /** null or undefined is left out where rows are blocks. */
  cell: (line: Line) => ReactNode;
  /** The name of this sort order in the URL. */
  sort?: string;
  /** The row's title: first and bold. */
  main?: boolean;
  /** Numbers and money. */
  end?: boolean;
  oneLine?: boolean;
  /** Somebody's words, of which a long one breaks. */
  breaks?: boolean;
  shownFrom?: "xl" | "wide";
}

interface ListPageProps<Line> {
  view: ListView<Line>;
  list: { state: ListState; rows: Line[]; total: number; usualDays?: readonly UsualDays[] };
  /** Below the list. */
  children?: ReactNode;
}

/** "Last 7 days", and the list's URL with that filter. */
type UsualDays = { label: string; to: string; current: boolean };

/** A page that is one list: header, filters, export, table and pagination. */
export function ListPage<Line extends { id: string }>({ view, list, children }: ListPageProps<Line>) {
  const { search } = useLocation();
  const { area = "admin", title, path, parent, add, moreLinks } = view;
  const hasPanels = add !== undefined || view.actions !== undefined;
  const home = { label: "Dashboard", to: area === "admin" ? paths.admin() : paths.dashboard() };
  return (
    <main id="main" tabIndex={-1} data-panel-host={hasPanels || undefined} className="outline-none">
      <PageHead
        title={title}
        crumbs={[home, ...(parent ? [parent] : []), { label: title }]}
        below={view.below}
        action={
          Boolean(moreLinks || add) && (
            <div className="flex flex-wrap gap-2.5">
              {moreLinks}
              {add && (
                <ButtonLink to={`${add.to}${search}`} icon="plus" preventScrollReset>
                  {add.label}
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      <ListCard
        path={path}
        state={list.state}
        total={list.total}
        searchLabel={view.searchLabel}
        filters={
          view.filters.length > 0 && (
            <>
              {view.filters.map((filter) => (
                <FilterField key={filter.name} filter={filter} value={list.state.filters[filter.name] ?? ""} />
              ))}
              <UsualDays days={list.usualDays ?? []} />
            </>
          )
        }
        end={
          view.list && (
            <ListExport
              area={area}
              list={view.list}
              state={list.state}
              total={list.total}
              row={view.row}
              rows={view.rows}
            />
          )
        }
      >
        <ListTable view={view} list={list} />
      </ListCard>
      {children}
      {hasPanels && <Outlet />}
    </main>
  );
}

/** Presets for common periods. */
function UsualDays({ days }: { days: readonly UsualDays[] }) {
  if (days.length === 0) return null;
  return (
    <nav aria-label="Usual days" className="col-span-full flex flex-wrap gap-2">
      {days.map(({ label, to, current }) => (
        <Link
          key={label}
          to={to}
          preventScrollReset
          aria-current={current ? "true" : undefined}
          className={`text-label inline-flex min-h-10 items-center rounded-full border px-3.5 pointer-coarse:min-h-11 ${
            current
              ? "border-primary bg-primary-soft text-primary-text"
              : "border-control bg-surface text-ink hover:bg-sunken"
          }`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function FilterField({ filter, value }: { filter: Filter; value: string }) {
  if ("options" in filter) return <SelectField {...filter} defaultValue={value} compact />;
  if (filter.type === "hidden") return value && <input type="hidden" name={filter.name} value={value} />;
  const { name, label, type } = filter;
  return <TextField name={name} label={label} type={type} defaultValue={value} maxLength={120} compact />;
}

function ListTable<Line extends { id: string }>({ view, list: { state, rows, total } }: ListPageProps<Line>) {
  const { title, path, columns, actions, hasRowMenus, nothingYet } = view;
  const count = columns.length + (actions ? 1 : 0);
  const isBare = countFilters(state) === 0 && state.page === 1;
  return (
    <Table label={title} bare dense={view.isDense}>
      <TableHead>
        {columns.map(({ head, sort, end, shownFrom }) => (
          <HeadCell key={head} end={end} shownFrom={shownFrom} {...(sort && sortBy(path, state, sort))}>
            {head}
          </HeadCell>
        ))}
        {actions && <HeadCell end>{hasRowMenus ? <span className="sr-only">Actions</span> : "Actions"}</HeadCell>}
      </TableHead>
      <TableBody>
        {rows.map((line) => (
          <Row key={line.id}>
            {columns.map((column) => (
              <ListCell key={column.head} column={column} line={line} />
            ))}
            {actions && <Fragment>{actions(line)}</Fragment>}
          </Row>
        ))}
        {rows.length === 0 &&
          (nothingYet && isBare ? (
            <NoResults columns={count}>{nothingYet}</NoResults>
          ) : (
            <EmptyRows columns={count} path={path} state={state} total={nothingYet ? 1 : total} />
          ))}
      </TableBody>
    </Table>
  );
}

function ListCell<Line>({ column, line }: { column: Column<Line>; line: Line }) {
  const { head, cell, main, end, oneLine, breaks, shownFrom } = column;
  const content = cell(line);
  const isEmpty = content === null || content === undefined;
  return (
    <Cell label={head} main={main} end={end} oneLine={oneLine} breaks={breaks} shownFrom={shownFrom} wide={isEmpty}>
      {content}
    </Cell>
  );
}

type ListExportProps = {
  /** Its name in `all-lists.server.ts`. */
  list: string;
  state: Pick<ListState, "filters" | "sort">;
  total: number;
  row: string;
  rows?: string | undefined;
  area?: Area;
};

/** [TABLE-6] The export menu of a list; `row` is the singular of its rows. */
export function ListExport({ list, state, total, row, rows, area = "admin" }: ListExportProps) {
  const asFiltered = { ...state.filters, sort: state.sort };
  const paths =
    area === "admin"
      ? { print: dashboardPaths.adminPrint, file: dashboardPaths.adminExport }
      : { print: dashboardPaths.dashboardPrint, file: dashboardPaths.dashboardExport };
  return (
    <ExportMenu
      what={pluralize(total, row, rows)}
      printHref={paths.print(list, asFiltered)}
      fileHref={(format) => paths.file(list, { ...asFiltered, format })}
    />
  );
}
