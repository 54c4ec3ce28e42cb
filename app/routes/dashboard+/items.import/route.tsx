import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import type * as z from "zod";
import type { importErrors } from "@domain/contract/menu";
import { csvFileProblem } from "@domain/menu/menu-csv";
import type { ImportPreview } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { FileField } from "~/ui/forms/file-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { scrollable } from "~/ui/layout/table";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";
import type { loadImport } from "./import-items.server";
import { ImportPreviewForm } from "./import-preview";

export { importForm as action, loadImport as loader } from "./import-items.server";

export const meta = () => [{ title: "Import menu items · HalalGo" }];

interface ActionResult {
  problem: string | null;
  lines: z.infer<typeof importErrors> | null;
  preview: ImportPreview | null;
}

/** [ITEM-8…10] */
export default function ImportItems() {
  const { columns } = useLoaderData<typeof loadImport>();
  const actionData = useActionData<ActionResult>();
  const optionalColumns = new Intl.ListFormat("en-US", { type: "disjunction" }).format(columns.optional);
  const { search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const back = `${dashboardPaths.dashboardItems()}${search}`;
  if (actionData?.preview) return <ImportPreviewForm preview={actionData.preview} closeHref={back} />;
  // The server checks this too; here it avoids uploading a file that is too large.
  const check = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get("file");
    const found = csvFileProblem(file instanceof File ? file : null);
    setProblem(found);
    if (found) event.preventDefault();
  };
  const shown = problem ?? actionData?.problem;
  return (
    <SidePanel title="Import menu items" closeHref={back}>
      <Form method="post" encType="multipart/form-data" onSubmit={check} className="panel-form" preventScrollReset>
        <PanelBody className="flex flex-col gap-5">
          {shown && (
            <FormError
              title={shown}
              detail={actionData?.lines && !problem ? "Nothing was imported. Correct these lines:" : undefined}
            />
          )}
          {actionData?.lines && !problem && <ImportLines {...actionData.lines} />}
          <FileField
            id="file"
            name="file"
            label="CSV file"
            hint="Up to 10 MB and 5,000 items. You see what it creates before anything is saved."
            accept=".csv,text/csv"
            hasError={false}
            onChoose={() => setProblem(null)}
          />
          <div className="rounded-control bg-sunken text-meta p-4">
            <p>
              The first line names the columns: {columns.required.join(", ")}, and if you like {optionalColumns}. An
              export of your menu can be changed and imported as it is.
            </p>
            <p className="mt-2">
              <TextLink to={dashboardPaths.dashboardItemsTemplate()} reloadDocument alone>
                Download a template
              </TextLink>
            </p>
          </div>
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton icon="upload-simple" pendingLabel="Checking...">
            Check file
          </SubmitButton>
        </PanelFoot>
      </Form>
    </SidePanel>
  );
}

const words: Record<string, string> = { file: "File" };

/** [ITEM-10] Errors by line: at most a hundred, and the number of others. */
function ImportLines({ errors, error_count: count }: z.infer<typeof importErrors>) {
  return (
    <div
      {...scrollable}
      aria-label="Lines with errors"
      className="rounded-control border-line max-h-80 overflow-y-auto border"
    >
      <ul className="divide-line divide-y">
        {errors.map(({ line, field, message }, index) => (
          <li key={index} className="text-meta flex gap-3 px-4 py-2">
            <span className="text-ink shrink-0 font-semibold tabular-nums">Line {line}</span>
            <span className="text-quiet shrink-0">{words[field] ?? field}</span>
            <span className="min-w-0">{message}</span>
          </li>
        ))}
      </ul>
      {count > errors.length && <p className="text-meta text-quiet px-4 py-2">And {count - errors.length} more.</p>}
    </div>
  );
}
