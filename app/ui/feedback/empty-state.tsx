import type { ReactNode } from "react";

type EmptyStateProps = { picture?: ReactNode; title: string; body?: ReactNode; action?: ReactNode };

/** An empty state: a picture of 64 px, a title, one sentence, one action. */
export function EmptyState({ picture, title, body, action }: EmptyStateProps) {
  return (
    <div className="rounded-card bg-sunken dark:bg-surface flex flex-col items-center px-6 py-8 text-center">
      {picture && <div className="mb-3 grid h-16 place-items-center">{picture}</div>}
      <p className="text-card text-ink wrap-anywhere">{title}</p>
      {body && <p className="text-meta text-quiet mt-1 max-w-[28ch]">{body}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
