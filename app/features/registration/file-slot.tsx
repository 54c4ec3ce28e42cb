import { type DragEvent, useState } from "react";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { type UploadKind, uploadKinds } from "@domain/registration/uploads";
import type { StoredFile } from "~/host/registration-drafts/draft-store";
import { registrationPaths } from "~/lib/registration-paths";
import { SubmitButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { FieldError } from "~/ui/forms/field";
import { FileButton, sizeText } from "~/ui/forms/file-field";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import type { Sending } from "./use-uploads";

interface FileSlotProps {
  kind: UploadKind;
  label: string;
  hint: string;
  /** The id of its form. */
  form: string;
  files: StoredFile[];
  sending: Sending[];
  refusals: FileRefusal[];
  onFiles: (files: File[]) => Promise<void>;
}

/**
 * One kind of document: uploaded files with Remove buttons, and a file field. The field is submitted with the form;
 * with JavaScript a file is uploaded as soon as it is chosen or dropped.
 */
export function FileSlot({ kind, label, hint, form, files, sending, refusals, onFiles }: FileSlotProps) {
  const isHydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  const isMany = kind === "additional_document";
  const refusal = refusals[0];
  const described = cx(`${kind}-hint`, refusal && `${kind}-error`);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) void onFiles(isMany ? dropped : dropped.slice(0, 1));
  };
  const dragging = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    <div className="py-5 first:pt-3 last:pb-0">
      <label htmlFor={kind} className="text-label text-ink">
        {label}
      </label>
      <p id={`${kind}-hint`} className="text-meta text-quiet">
        {hint}
      </p>
      <StoredFiles files={files} sending={sending} form={form} />
      <div {...(isHydrated ? dragging : {})} className="mt-2.5 flex flex-wrap items-center gap-2">
        <FileButton
          isRoom
          text={isMany ? "Choose files" : files.length > 0 ? "Replace" : "Choose a file"}
          id={kind}
          name={kind}
          form={form}
          accept={uploadKinds[kind].accept}
          multiple={isMany}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={described}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            if (chosen.length === 0) return;
            currentTarget.value = "";
            void onFiles(chosen);
          }}
          className={cx(isOver && "border-primary! bg-primary-soft!")}
        />
        {isMany && (
          <SubmitButton
            variant="tonal"
            icon="plus"
            name="intent"
            value="upload"
            formNoValidate
            form={form}
            className="scripting:hidden max-md:w-full"
          >
            Add document
          </SubmitButton>
        )}
      </div>
      {refusals.map(({ name, message }, index) => (
        <FieldError key={name} id={index === 0 ? kind : `${kind}-${index}`} errors={[refusalText({ name, message })]} />
      ))}
    </div>
  );
}

/** "menu.pdf: This file is empty." Without a name where the file is missing. */
export const refusalText = ({ name, message }: Pick<FileRefusal, "name" | "message">): string =>
  name ? `${name}: ${message}` : message;

/** Uploaded files with preview, name, size and a Remove button, then uploads in progress. */
function StoredFiles({ files, sending, form }: { files: StoredFile[]; sending: Sending[]; form: string }) {
  if (files.length === 0 && sending.length === 0) return null;
  return (
    <ul className="mt-2.5 flex flex-col gap-2">
      {files.map(({ id, name, size, contentType }) => (
        <li key={id} className="rounded-control bg-sunken flex items-center gap-3 p-2">
          <span className="rounded-small border-line bg-surface text-quiet grid size-12 shrink-0 place-items-center overflow-hidden border">
            {contentType.startsWith("image/") ? (
              <img src={registrationPaths.file(id)} alt="" width={48} height={48} className="size-full object-cover" />
            ) : (
              <Icon name="file-pdf" size={22} />
            )}
          </span>
          <span className="min-w-0 flex-1">
            <span className="text-label text-ink block truncate">{name}</span>
            <span className="text-small text-quiet flex items-center gap-1.5">
              <Icon name="check-circle" weight="fill" size={16} className="text-success" />
              Uploaded, {sizeText(size)}
            </span>
          </span>
          <SubmitButton
            variant="danger-text"
            name="intent"
            value={`remove:${id}`}
            formNoValidate
            form={form}
            aria-label={`Remove ${name}`}
          >
            Remove
          </SubmitButton>
        </li>
      ))}
      {sending.map(({ key, name, percent }) => (
        <li key={key} className="rounded-control bg-sunken p-3">
          <span className="text-label text-ink flex justify-between gap-3">
            <span className="min-w-0 truncate">{name}</span>
            <span className="tabular-nums">{percent}%</span>
          </span>
          <progress value={percent} max={100} aria-label={`Uploading ${name}`} className="progress mt-2 block w-full" />
        </li>
      ))}
    </ul>
  );
}
