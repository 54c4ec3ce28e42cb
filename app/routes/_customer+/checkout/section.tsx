import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One question of the checkout: a group of choices under its heading. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-8 min-w-0 md:mt-9">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}
