import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { halalCalls } from "@domain/contract/calls/halal";
import { animalLabels, animals } from "@domain/halal/profile";
import { Signature } from "~/features/halal-evidence/evidence-parts";
import { loadOwnEvidence } from "~/features/halal-evidence/evidence.server";
import { supplierForm } from "~/features/halal-evidence/schema";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { ChoiceTiles, TextField } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

export const meta = () => [{ title: "Add supplier · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { isCertified } = await loadOwnEvidence(args);
  return { isCertified };
}

/** [HALAL-5] The statement is signed again with the new supplier. */
export const action = (args: ActionFunctionArgs) =>
  saveEdit(args, {
    validator: createValidator(supplierForm),
    failed: "The supplier could not be added",
    saved: "Supplier added",
    list: dashboardPaths.dashboardHalal(),
    save: (body, id, headers) => args.context.host.send(halalCalls.addSupplier, { params: { id }, body, headers }),
  });

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).supplierForm);

export default function AddSupplier() {
  const { isCertified } = useLoaderData<typeof loader>();
  return (
    <EditPanel
      title="Add supplier"
      note="Where your meat comes from. Customers read it."
      what="supplier"
      formId="supplier"
      validator={validator}
      values={{}}
      closeHref={dashboardPaths.dashboardHalal()}
    >
      <TextField label="Name" name="name" required maxLength={120} />
      <FieldRow>
        <TextField label="Town" name="town" optional maxLength={80} />
        <TextField label="Their certifier" name="certifier" optional maxLength={120} />
      </FieldRow>
      <ChoiceTiles
        label="Meat from there"
        name="animals"
        multiple
        columns={2}
        required
        options={animals.map((value) => ({ value, label: animalLabels[value] }))}
      />
      <Signature falls={isCertified} />
    </EditPanel>
  );
}
