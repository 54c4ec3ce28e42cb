import { useActionData } from "@remix-run/react";
import { useEffect, useState, type ChangeEvent } from "react";
import { useField } from "remix-validated-form";
import { buttonStyle } from "../button";
import { cx } from "../cx";
import { Picture } from "../picture";
import { FieldError } from "./field";

type PictureFieldProps = {
  /** Of the form around, whose field ids are `‹form id›-‹name›`. */
  formId: string;
  name?: string;
  label: string;
  /** What is there now. */
  src: string | null;
  hint?: string;
  /** Whether there may be none. */
  canRemove?: boolean;
  /** A banner is three times as wide as high, an offer's picture 548 by 140. */
  shape?: keyof typeof shapes;
  /** There must be one; what is there already counts. */
  required?: boolean;
};

const shapes = {
  square: { width: 112, height: 112, className: "rounded-card size-28 shrink-0" },
  banner: { width: 1440, height: 480, className: "rounded-card aspect-3/1 max-w-160" },
  offer: { width: 548, height: 140, className: "rounded-card aspect-[548/140] w-full max-w-137" },
};

/**
 * A picture of a `ValidatedForm` with `encType="multipart/form-data"`: what is there, another one, or none (posts
 * `remove_image=true`). A chosen file shows at once where scripts run.
 */
export function PictureField(props: PictureFieldProps) {
  const { formId, name = "image", label, src, hint, canRemove = true, shape = "square", required } = props;
  const { error } = useField(name);
  // A form that was refused cannot give its file back: the server kept it.
  const answer = useActionData<{ formId?: string; kept?: Record<string, { id: string; image: string }> }>();
  const kept = answer?.formId === formId ? answer.kept?.[name] : undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen) : undefined), [chosen]);
  const show = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setChosen(file?.type.startsWith("image/") ? URL.createObjectURL(file) : null);
  };
  const id = `${formId}-${name}`;
  const picker = (
    <input
      id={id}
      type="file"
      name={name}
      accept="image/jpeg,image/png,image/webp"
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      aria-invalid={error ? true : undefined}
      required={required && !src && !kept}
      onChange={show}
      className="text-meta file:rounded-control file:border-control file:bg-surface file:text-label file:text-ink w-full max-w-full min-w-0 file:me-3 file:min-h-11 file:border file:px-4"
    />
  );
  return (
    <div className={cx("field-box flex gap-4.5", shape === "square" ? "items-start" : "flex-col")}>
      <Picture src={chosen ?? kept?.image ?? src} alt="" {...shapes[shape]} />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-label text-ink block">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-meta text-quiet mb-2">
          {hint ?? "Square, JPG, PNG or WebP, up to 10MB"}
        </p>
        {kept && (
          <>
            <input type="hidden" name={`kept_${name}`} value={kept.id} />
            {!chosen && <p className="text-meta mb-2">The picture you chose is kept. You need not choose it again.</p>}
          </>
        )}
        {src || kept ? (
          // The browser's own words, "No file chosen", stay out of sight while there is a picture.
          <details open={Boolean(error) || undefined}>
            <summary className={buttonStyle({ variant: "secondary", size: "sm" })}>Choose another picture</summary>
            <div className="mt-2.5">{picker}</div>
          </details>
        ) : (
          picker
        )}
        {(src || kept) && canRemove && (
          <label className="text-meta mt-1.5 inline-flex min-h-11 items-center gap-2.5">
            <input type="checkbox" name="remove_image" value="true" className="check" />
            Remove picture
          </label>
        )}
        <FieldError id={id} errors={error ? [error] : undefined} />
      </div>
    </div>
  );
}
