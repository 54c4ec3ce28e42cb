import type { ReactNode } from "react";

type ErrorPageProps = {
  status: number;
  /** One sentence: what happened. */
  title: string;
  /** One sentence: what to do. */
  whatToDo: ReactNode;
  /** The way back. */
  action: ReactNode;
  /** Reference number of the request, for whoever is asked for help. */
  reference?: string;
};

/** The whole content of an error page; goes into `<main>`. */
export function ErrorPage({ status, title, whatToDo, action, reference }: ErrorPageProps) {
  return (
    <div className="page-width flex flex-col items-center py-14 text-center md:py-18">
      <EmptyPlate />
      <p className="text-meta text-quiet mt-6 font-semibold">Error {status}</p>
      <h1 className="text-title mt-1">{title}</h1>
      <p className="text-lead mt-3 max-w-[52ch]">{whatToDo}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>
      {reference && (
        <p className="text-small text-quiet mt-8">
          Reference number <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
    </div>
  );
}

/** An empty plate with the khatim on its rim: the picture of 403, 404 and 500. Decorative. */
function EmptyPlate({ size = 160 }: { size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden focusable="false">
      <use href="/drawings.svg#empty-plate" />
    </svg>
  );
}
