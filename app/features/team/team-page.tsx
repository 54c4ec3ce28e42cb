import { Form } from "@remix-run/react";
import { formatCents, toDecimal } from "@domain/money";
import { Badge } from "~/ui/badge";
import { SubmitButton, IconLink } from "~/ui/button";
import { SelectField as PlainSelectField } from "~/ui/forms/select-field";
import { Switch } from "~/ui/forms/switch";
import { TextField as PlainTextField } from "~/ui/forms/text-field";
import { SelectField, SubmitButton as FormSubmit, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { TitledCard } from "~/ui/layout/titled-card";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";
import type { TeamPageData } from "./team-page.server";

const inviteFormId = "invite";

const validator = lazyValidator(async () => (await import("./schema")).inviteForm);
const roles = [
  { value: "manager", label: "Manager" },
  { value: "staff", label: "Staff" },
];
const roleNames: Record<string, string> = { owner: "Owner", manager: "Manager", staff: "Staff" };

type Team = NonNullable<TeamPageData["team"]>;
type TeamPageProps = { team: Team; base: string; canEdit: boolean; formError?: string | null };

/** Members, open invitations, and the form for a new invitation. */
export function TeamPage({ team, base, canEdit, formError }: TeamPageProps) {
  return (
    <div className="flex flex-col gap-5">
      <TitledCard
        title="Team"
        text="Managers can do everything except change the team. Staff handle orders and mark items as sold out."
      >
        <ul className="mt-2">
          {team.members.map((member) => (
            <MemberLine key={`${member.id}${member.role}`} member={member} base={base} canEdit={canEdit} />
          ))}
        </ul>
      </TitledCard>
      {team.staffSeeSales !== null && <StaffSales isOn={team.staffSeeSales} canEdit={canEdit} />}
      {team.staffRefundLimit !== null && <StaffRefunds limit={team.staffRefundLimit} canEdit={canEdit} />}
      {team.invitations.length > 0 && (
        <TitledCard title="Invitations">
          <ul className="mt-2">
            {team.invitations.map((invitation) => (
              <InvitationLine key={invitation.id} invitation={invitation} canEdit={canEdit} />
            ))}
          </ul>
        </TitledCard>
      )}
      {canEdit && (
        <TitledCard
          title="Invite somebody"
          text="They get an email with a link that works for seven days."
          headClassName="mb-4"
        >
          <ValidatedForm
            // A new key empties the form after an invitation is sent.
            key={team.invitations.map(({ id }) => id).join()}
            id={inviteFormId}
            validator={validator}
            defaultValues={{ email: "", role: "staff" }}
            className="flex flex-col gap-4"
          >
            {formError && <FormError title={formError} />}
            <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
              <TextField label="Email" name="email" type="email" required maxLength={254} autoComplete="off" />
              <SelectField label="Role" name="role" required options={roles} />
            </div>
            <div>
              <FormSubmit icon="paper-plane-tilt" pendingLabel="Sending...">
                Send invitation
              </FormSubmit>
            </div>
          </ValidatedForm>
        </TitledCard>
      )}
    </div>
  );
}

/** Whether staff may see sales; the owner decides. */
function StaffSales({ isOn, canEdit }: { isOn: boolean; canEdit: boolean }) {
  return (
    <TitledCard
      title="Sales"
      text="Figures of the overview, the sales report, transactions, the day close, and exports of orders. Managers always see them."
    >
      {canEdit ? (
        <Form method="post" preventScrollReset className="mt-2">
          <input type="hidden" name="intent" value="sales" />
          <Switch on={isOn} name="sales" label="Sales:" word={isOn ? "Staff see sales" : "Staff do not see sales"} />
        </Form>
      ) : (
        <p className="text-body mt-2">{isOn ? "Staff see sales." : "Staff do not see sales."}</p>
      )}
    </TitledCard>
  );
}

/** [RUSH-11] The amount that staff may refund without a manager; the owner decides. */
function StaffRefunds({ limit, canEdit }: { limit: number; canEdit: boolean }) {
  return (
    <TitledCard
      title="Money back"
      text="How much of an order staff may give back by themselves. Above it, a manager must do it. 0 means nothing."
    >
      {canEdit ? (
        <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="refunds" />
          <PlainTextField
            key={limit}
            label="Staff give back up to"
            name="limit"
            id="refund-limit"
            inputMode="decimal"
            autoComplete="off"
            start="currency-dollar"
            defaultValue={toDecimal(limit)}
            className="w-44"
          />
          <SubmitButton variant="secondary" pendingLabel="Saving...">
            Save limit
          </SubmitButton>
        </Form>
      ) : (
        <p className="text-body mt-2">
          {limit > 0 ? `Staff give back up to ${formatCents(limit)}.` : "Staff do not give money back."}
        </p>
      )}
    </TitledCard>
  );
}

const line = "border-line flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 last:border-b-0 last:pb-0";

function MemberLine({ member, base, canEdit }: { member: Team["members"][number]; base: string; canEdit: boolean }) {
  const { id, name, email, role, isSelf } = member;
  const isOwner = role === "owner";
  return (
    <li className={line}>
      <div className="min-w-0 grow basis-48">
        <p className="text-label text-ink">
          {name} {isSelf && <span className="text-quiet font-normal">(you)</span>}
        </p>
        <p className="text-meta text-quiet break-words">{email}</p>
      </div>
      {canEdit && !isOwner ? (
        <>
          <Form method="post" preventScrollReset className="flex items-center gap-2">
            <input type="hidden" name="id" value={id} />
            <PlainSelectField
              label={`Role of ${name}`}
              hideLabel
              name="role"
              id={`role-${id}`}
              defaultValue={role}
              options={roles}
              compact
            />
            <SubmitButton
              variant="secondary"
              size="sm"
              name="intent"
              value="role"
              aria-label={`Change role of ${name}`}
            >
              Change
            </SubmitButton>
          </Form>
          <IconLink
            icon="trash"
            label={`Remove ${name}`}
            to={`${base}/${encodeURIComponent(id)}/remove`}
            preventScrollReset
            className="text-danger!"
          />
        </>
      ) : (
        <Badge tone={isOwner ? "ok" : "neutral"}>{roleNames[role] ?? role}</Badge>
      )}
    </li>
  );
}

function InvitationLine({ invitation, canEdit }: { invitation: Team["invitations"][number]; canEdit: boolean }) {
  const { id, email, role, expires } = invitation;
  return (
    <li className={line}>
      <div className="min-w-0 grow basis-48">
        <p className="text-label text-ink break-words">{email}</p>
        <p className="text-meta text-quiet">
          {roleNames[role] ?? role} · {expires}
        </p>
      </div>
      {canEdit && (
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="role" value={role} />
          <SubmitButton variant="secondary" size="sm" name="intent" value="again" aria-label={`Send again to ${email}`}>
            Send again
          </SubmitButton>
          <SubmitButton
            variant="danger-text"
            size="sm"
            name="intent"
            value="take-back"
            aria-label={`Withdraw the invitation of ${email}`}
          >
            Withdraw
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** The confirmation before a member loses access. */
export function RemoveDialog({ name, back, error }: { name: string; back: string; error?: string }) {
  return (
    <ConfirmDialog
      title="Remove from the team"
      message={`Are you sure you want to remove ${name}? They are logged out at once.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      cancelHref={back}
      error={error}
    />
  );
}
