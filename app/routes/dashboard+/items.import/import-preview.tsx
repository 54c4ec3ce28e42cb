import { Form, useLocation } from "@remix-run/react";
import { categoryLabel } from "@domain/options";
import { pluralize } from "@domain/values/plural";
import type { ImportPreview } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";

const items = (count: number) => pluralize(count, "item");

/** [ITEM-10] The items that a validated file would create; nothing is saved yet. */
export function ImportPreviewForm({ preview, closeHref }: { preview: ImportPreview; closeHref: string }) {
  const { search } = useLocation();
  const { count, known_count: known, new_categories: fresh, rows } = preview;
  return (
    <SidePanel title={`Import ${items(count)}`} closeHref={closeHref}>
      <Form method="post" className="panel-form" preventScrollReset>
        <input type="hidden" name="import" value={preview.id} />
        <PanelBody tabIndex={0} className="flex flex-col gap-4">
          <p>The file is in order. Nothing is saved yet.</p>
          {known > 0 && (
            <p className="rounded-control bg-accent-soft text-accent-text p-3.5">
              {known === 1 ? "One item has" : `${items(known)} have`} the name of an item you have already. They are
              added beside it.
            </p>
          )}
          {fresh.length > 0 && <p className="text-meta">New categories: {fresh.map(categoryLabel).join(", ")}</p>}
          <ul className="rounded-control border-line divide-line divide-y border">
            {rows.map((row, index) => (
              <li key={index} className="flex items-baseline gap-4 px-4 py-2.5">
                <div className="min-w-0 flex-1">
                  <p className="text-label text-ink">{row.name}</p>
                  <p className="text-meta text-quiet truncate">
                    {categoryLabel(row.category)} · {row.description}
                  </p>
                </div>
                <bdi dir="ltr" className="text-ink tabular-nums">
                  ${row.price}
                </bdi>
              </li>
            ))}
          </ul>
          {count > rows.length && <p className="text-meta text-quiet">And {items(count - rows.length)} more.</p>}
        </PanelBody>
        <PanelFoot>
          <ButtonLink
            to={`${dashboardPaths.dashboardItemsImport()}${search}`}
            variant="secondary"
            reloadDocument
            preventScrollReset
          >
            Another file
          </ButtonLink>
          <SubmitButton pendingLabel="Importing...">Import {items(count)}</SubmitButton>
        </PanelFoot>
      </Form>
    </SidePanel>
  );
}
