import { Form, useNavigation } from "@remix-run/react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { isFormPending } from "~/framework/forms/connection";
import { paths } from "~/lib/paths";
import { registrationPaths } from "~/lib/registration-paths";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { FieldError, FieldRow } from "~/ui/forms/field";
import { FileButton } from "~/ui/forms/file-field";
import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { TitledCard } from "~/ui/layout/titled-card";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import type { Head } from "./application-state";
import type { ApplicationPage, Refused } from "./load-application.server";

const marks: Record<Head["mark"], { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  waiting: { tone: "warn", icon: "hourglass-medium", word: "Waiting" },
  asked: { tone: "deal", icon: "chat-circle-text", word: "We asked" },
  rejected: { tone: "bad", icon: "x-circle", word: "Rejected" },
  approved: { tone: "ok", icon: "seal-check", word: "Approved" },
  suspended: { tone: "bad", icon: "pause-circle", word: "Suspended" },
};

/** The application's name and status, and how many questions are answered. */
export function ApplicationHead({ name, picture, sent, head, owner, isAgent, id, isUnconfirmed }: ApplicationPage) {
  const { tone, icon, word } = marks[head.mark];
  return (
    <section aria-label="Your application" className="on-night relative overflow-hidden text-white">
      <StarPattern />
      <div className="relative mx-auto w-full max-w-200 px-4 pt-5 pb-6 md:px-6">
        <div className="flex items-center gap-3">
          {picture ? (
            <Picture src={picture} alt="" width={60} height={48} className="rounded-small h-12 w-15 shrink-0" />
          ) : (
            <span aria-hidden className="rounded-small bg-night-line grid h-12 w-15 shrink-0 place-items-center">
              <Icon name="storefront" size={22} />
            </span>
          )}
          <div className="min-w-0 flex-1">
            <p className="text-label truncate">{name}</p>
            <p className="text-meta">
              {isAgent && owner ? `Application of ${owner}, sent on ${sent}` : `Sent on ${sent}`}
            </p>
          </div>
          <Badge tone={tone} icon={icon}>
            {word}
          </Badge>
        </div>
        <h1 className="text-title mt-4">{head.title}</h1>
        <p className="text-lead mt-1 max-w-[60ch] break-words text-white!">{head.text}</p>
        {head.all > 0 && (head.mark === "asked" || head.mark === "waiting") && (
          <>
            <div aria-hidden className="mt-4 flex gap-1.5">
              {Array.from({ length: head.all }, (_, index) => (
                <span
                  key={index}
                  className={`h-1.25 flex-1 rounded-full ${index < head.done ? "bg-accent" : "bg-night-line"}`}
                />
              ))}
            </div>
            <p className="text-meta mt-1.5">
              {head.done} of {head.all} done
            </p>
          </>
        )}
        {isUnconfirmed && (
          <p className="text-lead mt-1 max-w-[60ch] text-white!">
            {isAgent
              ? "The owner has not confirmed their email address. We can approve this once they have: the link is in our mail to them."
              : "We can approve this once you have confirmed your email address. The link is in our mail."}
          </p>
        )}
        {isUnconfirmed && !isAgent && (
          <ButtonLink
            to={paths.confirmEmail({ redirectTo: registrationPaths.application(id) })}
            variant="accent"
            className="mt-4"
          >
            Confirm your email
          </ButtonLink>
        )}
        {head.mark === "approved" && !isAgent && (
          <ButtonLink to={registrationPaths.dashboard()} className="mt-4">
            Go to your dashboard
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

interface DocumentSlotProps {
  applicationId: string;
  slot: ApplicationPage["documents"][number];
  refusals: FileRefusal[];
}

const labels: Record<string, string> = { additional_document: "Additional documents" };

/**
 * One kind of document: the uploaded files, and an input for another. A separate form; with JavaScript, choosing a file
 * submits it.
 */
export function DocumentSlot({ applicationId, slot, refusals }: DocumentSlotProps) {
  const { kind, label, accept, files } = slot;
  const { state, formData } = useNavigation();
  const isSending = isFormPending(state) && formData?.get("kind") === kind;
  const isMany = kind === "additional_document";
  const ownRefusals = refusals.filter(({ field }) => field === kind);
  const name = labels[kind] ?? label;
  return (
    <div className="py-4 first:pt-3 last:pb-0">
      <p className="text-label text-ink flex items-center gap-2">
        {files.length > 0 && <Icon name="check-circle" weight="fill" className="text-success" />}
        {name}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {files.map((file) => (
          <li key={file.id} className="rounded-control bg-sunken flex items-center gap-3 p-2.5">
            <Icon name={file.isPicture ? "image" : "file-pdf"} size={22} className="text-quiet shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="text-label text-ink block truncate">{file.name}</span>
              <span className="text-small text-quiet">Added {file.added}</span>
            </span>
            <TextLink
              to={registrationPaths.applicationFile(applicationId, file.id)}
              alone
              reloadDocument
              target="_blank"
              aria-label={`View ${file.name}, opens in a new tab`}
            >
              View
            </TextLink>
            {isMany && (
              <Form method="post" preventScrollReset>
                <SubmitButton
                  variant="danger-text"
                  size="sm"
                  name="intent"
                  value={`remove:${file.id}`}
                  aria-label={`Remove ${file.name}`}
                >
                  Remove
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" encType="multipart/form-data" preventScrollReset className="mt-2.5">
        <input type="hidden" name="intent" value="files" />
        <input type="hidden" name="kind" value={kind} />
        <div className="flex flex-wrap items-center gap-2">
          <FileButton
            isRoom
            text={isSending ? "Uploading..." : files.length > 0 && !isMany ? "Replace" : "Choose a file"}
            id={kind}
            name={kind}
            accept={accept}
            required
            aria-label={files.length > 0 && !isMany ? `Replace ${name}` : name}
            aria-invalid={ownRefusals.length > 0 ? true : undefined}
            aria-describedby={ownRefusals.length > 0 ? `${kind}-error` : undefined}
            onChange={({ currentTarget }) => {
              if (currentTarget.files?.length) currentTarget.form?.requestSubmit();
            }}
          />
          <SubmitButton
            variant="tonal"
            icon="upload-simple"
            size="sm"
            pending={isSending}
            pendingLabel="Uploading..."
            className="scripting:hidden"
          >
            {files.length > 0 && !isMany ? "Replace" : "Upload"}
          </SubmitButton>
        </div>
        {ownRefusals[0] && <FieldError id={kind} errors={[`${ownRefusals[0].name}: ${ownRefusals[0].message}`]} />}
      </Form>
    </div>
  );
}

/** Bank details, as a whole; existing ones are shown masked and have to be re-entered to change them. */
export function BankForm({ bank, refused }: { bank: ApplicationPage["bank"]; refused?: Refused }) {
  const errors = refused?.fieldErrors ?? {};
  return (
    <TitledCard
      title="Bank details"
      text={
        bank
          ? `${bank.name}, account ${bank.account_number}. To change it, enter all three again.`
          : "Where we send your payouts. Stored encrypted. Not given yet."
      }
      titleId="bank"
    >
      <Form method="post" preventScrollReset className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="bank" />
        <TextField
          label="Bank name"
          name="bank_name"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={refused?.typed.bank_name ?? ""}
          errors={errors.bank_name}
        />
        <FieldRow>
          <TextField
            label="Routing number"
            name="routing_number"
            hint="Nine digits, at the foot of a check"
            required
            inputMode="numeric"
            autoComplete="off"
            errors={errors.routing_number}
          />
          <TextField
            label="Account number"
            name="account_number"
            hint="Digits only"
            required
            inputMode="numeric"
            autoComplete="off"
            errors={errors.account_number}
          />
        </FieldRow>
        <SubmitButton variant="tonal" className="self-start" pendingLabel="Saving...">
          {bank ? "Change bank details" : "Save bank details"}
        </SubmitButton>
      </Form>
    </TitledCard>
  );
}
