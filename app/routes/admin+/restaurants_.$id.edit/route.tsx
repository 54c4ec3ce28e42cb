import { useLoaderData, useParams, useActionData } from "@remix-run/react";
import { useRef } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { type EditResult, EditRefusal } from "~/ui/dashboard/edit-refusal";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { PanelBody, PanelFoot, SidePanel } from "~/ui/overlays/side-panel";
import type { loader, Opened } from "./edit-page.server";
import { BankingFields, BasicFields, BusinessFields, OwnerFields } from "./fields";

const editFormId = "restaurant";

export { action, loader } from "./edit-page.server";

export const meta = () => [{ title: "Edit Restaurant Details · HalalGo" }];

/** [ADMIN-17] */
export default function EditRestaurant() {
  const page = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return <EditPanel key={id} page={page} closeHref={dashboardPaths.adminRestaurant(id)} />;
}

const validators = {
  withOwner: lazyValidator(async () => (await import("./schema")).editForms.withOwner),
  withoutOwner: lazyValidator(async () => (await import("./schema")).editForms.withoutOwner),
};

/** [ADMIN-17] The form of a restaurant, in a panel over its page. */
function EditPanel({ page, closeHref }: { page: Opened; closeHref: string }) {
  const answer = useActionData<EditResult>();
  // Keeps the values the form was opened with; reloading must not change what is being typed.
  const opened = useRef(page).current;
  return (
    <SidePanel wide title="Edit Restaurant Details" closeHref={closeHref}>
      <ValidatedForm
        id={editFormId}
        validator={opened.hasOwner ? validators.withOwner : validators.withoutOwner}
        defaultValues={opened.values}
        className="panel-form"
      >
        <PanelBody className="flex flex-col gap-8">
          <EditRefusal what="restaurant" answer={answer} openedWith={opened.version ?? undefined} />
          <BasicFields
            category={opened.values.category}
            cuisine={opened.values.cuisine_type}
            certifiedAs={opened.certifiedAs}
          />
          {opened.hasOwner && <OwnerFields />}
          <BusinessFields />
          <BankingFields />
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={closeHref} variant="secondary" preventScrollReset>
            Close
          </ButtonLink>
          <SubmitButton pendingLabel="Saving...">{answer?.version ? "Save anyway" : "Save Changes"}</SubmitButton>
        </PanelFoot>
      </ValidatedForm>
    </SidePanel>
  );
}
