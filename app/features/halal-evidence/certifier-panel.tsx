import { useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { Certifier } from "@domain/contract/halal";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { FieldRow } from "~/ui/forms/field";
import { PictureField } from "~/ui/forms/picture-field";
import { ActiveField, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

const validator = lazyValidator(async () => (await import("./schema")).certifierForm);

/**
 * [HALAL-3] The form of a certifier, over the list. One that certificates refer to cannot be deleted, only hidden from
 * the choice.
 */
export function CertifierPanel({ certifier, keepsLogos }: { certifier: Certifier | null; keepsLogos: boolean }) {
  const { search } = useLocation();
  const first = useRef(certifier).current;
  return (
    <EditPanel
      title={first ? "Edit Certifier" : "Add Certifier"}
      what="certifier"
      formId="certifier"
      validator={validator}
      values={{
        name: first?.name ?? "",
        short_name: first?.short_name ?? "",
        country: first?.country ?? "",
        website: first?.website ?? "",
        lookup_url: first?.lookup_url ?? "",
        phone: first?.phone ?? "",
        is_active: String(first?.is_active ?? true),
      }}
      version={first?.version}
      hasFile={keepsLogos}
      closeHref={`${dashboardPaths.adminCertifiers()}${search}`}
    >
      <TextField label="Name" name="name" required maxLength={120} />
      <FieldRow>
        <TextField label="Short name" name="short_name" required maxLength={30} />
        <TextField label="Country" name="country" required maxLength={60} />
      </FieldRow>
      <TextField label="Website" name="website" type="url" optional maxLength={300} />
      <TextField
        label="Look-up address"
        name="lookup_url"
        hint="Where a number can be looked up; {number} stands for it"
        optional
        maxLength={300}
      />
      <TextField label="Phone" name="phone" type="tel" optional maxLength={40} />
      {keepsLogos && (
        <PictureField
          formId="certifier"
          name="logo"
          label="Logo"
          optional
          src={first?.logo ?? null}
          removeName="remove_logo"
        />
      )}
      <ActiveField hint="Inactive: new certificates cannot name it. Those that do stay as they are." />
    </EditPanel>
  );
}
