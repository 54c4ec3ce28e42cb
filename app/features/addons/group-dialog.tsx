import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { OwnGroup } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditFoot } from "~/ui/dashboard/edit-panel";
import { type EditAnswer, EditRefusal } from "~/ui/dashboard/edit-refusal";
import { TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { lateValidator } from "~/ui/forms/validation/late-validator";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody } from "~/ui/overlays/side-panel";
import { groupValues } from "./group-values";

const validator = lateValidator(async () => (await import("@domain/menu/addon-rules")).modifierGroupChange);

/** How many add-ons of the group a customer chooses. */
export function GroupDialog({ title, group }: { title: string; group: OwnGroup | null }) {
  const answer = useActionData<EditAnswer>();
  // The form begins with what it was opened with; a later load must not change what is being typed.
  const first = useRef(group).current;
  const back = dashboardPaths.dashboardAddonGroups();
  return (
    <Dialog size="sm" title={title} closeHref={back}>
      <ValidatedForm id="group" validator={validator} defaultValues={groupValues(first)} className="panel-form">
        <PanelBody className="flex flex-col gap-4.5">
          <EditRefusal what="group" answer={answer} openedWith={first?.version} />
          <TextField label="Name" name="name" required maxLength={80} />
          <div className="grid grid-cols-2 gap-4.5">
            <TextField label="At least" name="minimum" inputMode="numeric" maxLength={2} hint="0: optional" />
            <TextField label="At most" name="maximum" inputMode="numeric" maxLength={2} hint="Empty: no limit" />
          </div>
        </PanelBody>
        <EditFoot closeHref={back} isConflict={Boolean(answer?.version)} />
      </ValidatedForm>
    </Dialog>
  );
}
