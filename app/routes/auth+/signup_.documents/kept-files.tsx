import type { KeptFile } from "~/host/registration-drafts/draft-store";
import { registrationPaths } from "~/lib/registration-paths";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { Sending } from "./use-uploads";

/** "840 kB", "3.2 MB" */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Files that are kept, by picture, name and size, with Remove; then those on their way. */
export function KeptFiles({ files, sending, form }: { files: KeptFile[]; sending: Sending[]; form: string }) {
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
