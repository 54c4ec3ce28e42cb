import type { ReactNode } from "react";

type GroupHeadProps = { id: string; title: ReactNode; text: string; children?: ReactNode };

/** A group's heading with its count below, and its controls at the end. */
export function GroupHead({ id, title, text, children }: GroupHeadProps) {
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 id={id} className="text-section wrap-anywhere">
          {title}
        </h2>
        <p role="status" className="text-meta text-quiet mt-0.5">
          {text}
        </p>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}
