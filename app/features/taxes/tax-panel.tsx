import { useRef } from "react";
import { toDecimal } from "@domain/money";
import type { OwnTax } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const taxFormId = "tax";

const validator = lazyValidator(async () => (await import("./schema")).taxForm);

type TaxPanelProps = { title: string; tax: OwnTax | null };

/** [TAX-2] The form of a tax, in a panel over the list. */
export function TaxPanel({ title, tax }: TaxPanelProps) {
  // Stays as it was when the form opened, so that a revalidation does not change what is being typed.
  const first = useRef(tax).current;
  return (
    <EditPanel
      title={title}
      note={tax ? undefined : "It is charged once you switch it on in the list."}
      what="tax"
      formId={taxFormId}
      validator={validator}
      values={taxValues(first)}
      version={first?.version}
      closeHref={dashboardPaths.dashboardTaxes()}
      deleteHref={tax ? dashboardPaths.dashboardTaxDelete(tax.id) : undefined}
    >
      <TextField label="Name" name="name" hint="As customers read it on the receipt" required maxLength={80} />
      <TextField label="Code" name="code" hint="For your books, such as CT-MEALS" required maxLength={20} />
      <TextField label="Rate in percent" name="rate" hint="Such as 7.35" required inputMode="decimal" maxLength={8} />
    </EditPanel>
  );
}

/** Form values of a tax, or of a new one. */
export const taxValues = (tax: OwnTax | null) => ({
  name: tax?.name ?? "",
  code: tax?.code ?? "",
  rate: tax ? toDecimal(tax.rateHundredths) : "",
});
