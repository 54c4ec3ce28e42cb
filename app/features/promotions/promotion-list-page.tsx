import { Outlet, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ListExport } from "~/features/lists/list-page";
import type { ListState } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { ListCard } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { PromotionFilters } from "./promotion-list";

interface PromotionListPageProps {
  title: string;
  path: string;
  /** The link to the panel that adds one, for those who may. */
  add: { label: string; to: string };
  list: { state: ListState; total: number; canEdit: boolean };
  /** Its name in `all-lists.server.ts`, and the singular of its rows. */
  exported: { list: string; row: string };
  searchLabel: string;
  table: ReactNode;
  below?: ReactNode;
}

/** The page of a restaurant's coupons or offers: header, filters, export and table. */
export function PromotionListPage({
  title,
  path,
  add,
  list: { state, total, canEdit },
  exported,
  searchLabel,
  table,
  below,
}: PromotionListPageProps) {
  const { search } = useLocation();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead
        title={title}
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: title }]}
        action={
          canEdit && (
            <ButtonLink to={`${add.to}${search}`} icon="plus" preventScrollReset>
              {add.label}
            </ButtonLink>
          )
        }
      />
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel={searchLabel}
        filters={<PromotionFilters filters={state.filters} />}
        end={<ListExport area="dashboard" {...exported} state={state} total={total} />}
      >
        {table}
      </ListCard>
      {below}
      <Outlet />
    </main>
  );
}
