import { useActionData } from "@remix-run/react";
import { useField } from "remix-validated-form";
import { cx } from "../cx";
import { Picture } from "../picture";
import { FieldError, Optional } from "./field";
import { FileField } from "./file-field";

type PictureFieldProps = {
  /** The id of the form around it; field ids are `‹form id›-‹name›`. */
  formId: string;
  name?: string;
  label: string;
  /** Says "(optional)" beside the label. */
  optional?: boolean;
  /** The current picture. */
  src: string | null;
  hint?: string;
  /** The name of the field that removes it by posting "true"; null where a picture is required. */
  removeName?: string | null;
  /** A banner's ratio is 3:1, an offer's picture is 548 by 140. */
  shape?: keyof typeof shapes;
  /** Required; the current picture counts. */
  required?: boolean;
};

const shapes = {
  square: { width: 112, height: 112, className: "rounded-card size-28 shrink-0" },
  banner: { width: 1440, height: 480, className: "rounded-card aspect-3/1 max-w-160" },
  offer: { width: 548, height: 140, className: "rounded-card aspect-[548/140] w-full max-w-137" },
};

/**
 * A picture field of a `ValidatedForm` with `encType="multipart/form-data"`: the current picture, a new one, or none.
 */
export function PictureField(props: PictureFieldProps) {
  const { formId, name = "image", label, src, hint, removeName = "remove_image", shape = "square" } = props;
  const { optional, required } = props;
  const { error } = useField(name);
  // A response cannot fill a file field, so the server stored the file.
  const actionData = useActionData<{
    formId?: string;
    pendingPictures?: Record<string, { id: string; image: string }>;
  }>();
  const pending = actionData?.formId === formId ? actionData.pendingPictures?.[name] : undefined;
  const id = `${formId}-${name}`;
  const look = shapes[shape];
  return (
    <FileField
      id={id}
      name={name}
      label={
        <>
          {label}
          {optional && <Optional />}
        </>
      }
      hint={hint ?? "Square, JPG, PNG or WebP, up to 10 MB"}
      accept="image/jpeg,image/png,image/webp"
      required={required}
      hasError={Boolean(error)}
      error={<FieldError id={id} errors={error ? [error] : undefined} />}
      src={pending?.image ?? src}
      removeName={removeName ?? undefined}
      isRow={shape === "square"}
      picture={(shown, isLeaving) => (
        <Picture src={shown} alt="" {...look} className={cx(look.className, isLeaving && "opacity-40 grayscale")} />
      )}
    >
      {pending && (
        <>
          <input type="hidden" name={`kept_${name}`} value={pending.id} />
          <p className="text-meta mb-2">The picture you chose is kept. You need not choose it again.</p>
        </>
      )}
    </FileField>
  );
}
