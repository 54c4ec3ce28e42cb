import type { ReactNode } from "react";

type ArticleProps = { title: string; lead: string; children: ReactNode };

/** A page of running text: one column of at most 65 characters per line. */
export function Article({ title, lead, children }: ArticleProps) {
  return (
    <main id="main" className="page-width py-10 md:py-14">
      <article className="article max-w-[65ch]">
        <h1 className="text-title">{title}</h1>
        <p className="text-lead mt-3">{lead}</p>
        {children}
      </article>
    </main>
  );
}
