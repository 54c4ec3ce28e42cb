import type { ReactNode } from "react";

/** One section of the style guide. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-8 first:border-0">
      <h2 className="text-card mb-5">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

/** One thing and, below it, the word for its state. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="inline-flex flex-col items-center gap-2">
      {children}
      <span className="text-small text-quiet">{caption}</span>
    </div>
  );
}
