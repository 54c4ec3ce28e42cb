import type { ReactNode } from "react";

/** A part of the account page: what it is at the start, its form or button at the end (below on small screens). */
export function AccountSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-line grid gap-x-12 gap-y-5 border-t py-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] md:py-9">
      <div>
        <h2 className="text-card text-ink">{title}</h2>
        <p className="text-meta text-quiet mt-1 max-w-[44ch]">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
