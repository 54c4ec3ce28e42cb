import { Form, useNavigation } from "@remix-run/react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { registrationPaths } from "~/lib/registration-paths";
import { SubmitButton } from "~/ui/button";
import { FieldError } from "~/ui/forms/field";
import { FileButton } from "~/ui/forms/file-field";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import type { ApplicationPage } from "./load-application.server";

interface DocumentSlotProps {
  applicationId: string;
  slot: ApplicationPage["documents"][number];
  refusals: FileRefusal[];
}

const labels: Record<string, string> = { additional_document: "Additional documents" };

/** One kind of document: what is there, and room for another. A form of its own; with JavaScript choosing a file sends it. */
export function DocumentSlot({ applicationId, slot, refusals }: DocumentSlotProps) {
  const { kind, label, accept, files } = slot;
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("kind") === kind;
  const isMany = kind === "additional_document";
  const told = refusals.filter(({ field }) => field === kind);
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
            aria-invalid={told.length > 0 ? true : undefined}
            aria-describedby={told.length > 0 ? `${kind}-error` : undefined}
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
        {told[0] && <FieldError id={kind} errors={[`${told[0].name}: ${told[0].message}`]} />}
      </Form>
    </div>
  );
}
