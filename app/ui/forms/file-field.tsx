import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from "react";
import { Button, buttonStyle } from "../button";
import { cx } from "../cx";
import { Icon } from "../icon";
import type { IconName } from "../icon-names";

/** "840 kB", "3.2 MB"; "0 kB" of an empty file alone. */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

type FileInputProps = Omit<ComponentPropsWithoutRef<"input">, "type">;

type FileButtonProps = FileInputProps & { text: string; icon?: IconName; isRoom?: boolean };

/**
 * A file field styled as a button, or with `isRoom` as a drop zone. The native field lies transparently over it, so
 * that clicking, dropping and the keyboard work natively. Without JavaScript the native field is visible.
 */
export function FileButton({ text, icon = "upload-simple", isRoom, className, ...input }: FileButtonProps) {
  return (
    <span
      className={cx(
        "file-button focus-frame",
        isRoom ? "file-room" : buttonStyle({ variant: "secondary", size: "sm" }),
        className,
      )}
    >
      <span aria-hidden className="inline-flex items-center gap-2 noscript:hidden">
        <Icon name={icon} size={isRoom ? 20 : 16} className="shrink-0" />
        {text}
      </span>
      {isRoom && (
        <span aria-hidden className="text-meta text-quiet font-normal max-md:hidden noscript:hidden">
          {input.multiple ? "or drop them here" : "or drop it here"}
        </span>
      )}
      <input {...input} type="file" className="file-field" />
    </span>
  );
}

interface FileFieldProps {
  id: string;
  name: string;
  /** Seen above; what it takes, below it. */
  label: ReactNode;
  hint: ReactNode;
  accept: string;
  required?: boolean;
  error?: ReactNode;
  hasError: boolean;
  /** The current picture; `picture` renders it like a chosen one. */
  src?: string | null;
  picture?: (src: string, isLeaving: boolean) => ReactNode;
  /** Picture and text side by side. */
  isRow?: boolean;
  /** The name of the field that removes the current file: posts "true". */
  removeName?: string;
  onChoose?: (file: File | null) => void;
  children?: ReactNode;
}

/**
 * The standard file field: the current or chosen file with picture, name and size, Replace and Remove. Without
 * JavaScript the native field, and a checkbox to remove the current file.
 */
export function FileField(props: FileFieldProps) {
  const { id, name, label, hint, accept, required, error, hasError, src, picture, isRow, removeName, onChoose } = props;
  const input = useRef<HTMLSpanElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  // A file chosen before hydration.
  useEffect(() => setFile(input.current?.querySelector("input")?.files?.[0] ?? null), []);
  const preview = usePreview(picture ? file : null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) setLeaving(false);
    onChoose?.(chosen);
  };
  const takeBack = () => {
    const field = input.current?.querySelector("input");
    if (!field) return;
    field.value = "";
    field.focus();
    choose(null);
  };
  const shown = preview ?? src;
  const has = Boolean(file || src);
  return (
    <div className={cx("field-box flex gap-4.5", isRow ? "items-start" : "flex-col")}>
      {shown && picture?.(shown, isLeaving && !file)}
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-label text-ink block">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-meta text-quiet mb-2">
          {hint}
        </p>
        {props.children}
        {file && (
          <p className="text-meta text-ink mb-2 flex items-center gap-2" role="status">
            {!preview && <Icon name="file-text" className="text-quiet shrink-0" />}
            <span className="min-w-0 truncate font-semibold">{file.name}</span>
            <span className="text-quiet shrink-0">{sizeText(file.size)}</span>
          </p>
        )}
        <span ref={input} className="flex flex-wrap items-center gap-2">
          <FileButton
            id={id}
            name={name}
            accept={accept}
            required={required && !src}
            isRoom={!has}
            icon={has && picture ? "image" : "upload-simple"}
            text={has ? "Replace" : "Choose a file"}
            aria-describedby={hasError ? `${id}-hint ${id}-error` : `${id}-hint`}
            aria-invalid={hasError || undefined}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
          />
          {file && (
            <Button variant="danger-text" size="sm" aria-label={`Remove ${file.name}`} onClick={takeBack}>
              Remove
            </Button>
          )}
          {removeName && src && !file && (
            <label
              className={cx(
                "file-button focus-frame",
                buttonStyle({ variant: "danger-text", size: "sm" }),
                isLeaving && "bg-danger-soft",
              )}
            >
              <input
                type="checkbox"
                name={removeName}
                value="true"
                aria-label="Remove picture"
                checked={isLeaving}
                onChange={({ currentTarget }) => setLeaving(currentTarget.checked)}
                className="check"
              />
              Remove
            </label>
          )}
        </span>
        {isLeaving && !file && (
          <p className="text-meta text-quiet mt-1.5">It goes when you save. Press Remove again to keep it.</p>
        )}
        {error}
      </div>
    </div>
  );
}

/** The object URL of the chosen picture, while it is chosen; null for what the browser cannot draw, such as a text named ".png". */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!file?.type.startsWith("image/")) return undefined;
    const made = URL.createObjectURL(file);
    const drawn = new Image();
    drawn.onload = () => setAddress(made);
    drawn.src = made;
    return () => {
      drawn.onload = null;
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
