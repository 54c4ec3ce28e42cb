import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import { toDecimal } from "@domain/money";
import type { OwnTax } from "~/host/taxes.server";
import { deskPaths } from "~/lib/desk-paths";
import { EditFoot } from "~/ui/desk/edit-foot";
import { type EditAnswer, EditRefusal } from "~/ui/desk/edit-refusal";
import { createValidator } from "~/ui/forms/create-validator";
import { TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { taxForm, taxFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(taxForm);

type TaxPanelProps = { title: string; tax: OwnTax | null };

/** [TAX-2] The form of a tax, over the list. */
export function TaxPanel({ title, tax }: TaxPanelProps) {
  const answer = useActionData<EditAnswer>();
  // The form begins with what it was opened with; a later load must not change what is being typed.
  const first = useRef(tax).current;
  return (
    <SidePanel
      title={title}
      closeHref={deskPaths.dashboardTaxes()}
      head={!tax && <p className="text-meta text-quiet">It is charged once you switch it on in the list.</p>}
    >
      <ValidatedForm
        id={taxFormId}
        validator={validator}
        defaultValues={{
          name: first?.name ?? "",
          code: first?.code ?? "",
          rate: first ? toDecimal(first.rateHundredths) : "",
        }}
        className="panel-form"
      >
        <PanelBody className="flex flex-col gap-4.5">
          <EditRefusal answer={answer} openedWith={first?.version} />
          <TextField label="Name" name="name" hint="As customers read it on the receipt" required maxLength={80} />
          <TextField label="Code" name="code" hint="For your books, such as CT-MEALS" required maxLength={20} />
          <TextField
            label="Rate in percent"
            name="rate"
            hint="Such as 7.35"
            required
            inputMode="decimal"
            maxLength={8}
          />
        </PanelBody>
        <EditFoot
          closeHref={deskPaths.dashboardTaxes()}
          deleteHref={tax ? deskPaths.dashboardTaxDelete(tax.id) : undefined}
          isConflict={Boolean(answer?.version)}
        />
      </ValidatedForm>
    </SidePanel>
  );
}
