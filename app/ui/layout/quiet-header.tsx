import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { Logo } from "../logo";

/** A header with the logo and one element at its end, for pages with a single task. */
export function QuietHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="border-line bg-surface border-b">
      <div className="text-body mx-auto flex min-h-18 w-full max-w-304 flex-wrap items-center justify-between gap-x-4 px-4 md:px-6 xl:px-8">
        <Link
          to={paths.landing()}
          aria-label="HalalGo, to the front page"
          className="rounded-small flex min-h-11 shrink-0 items-center"
        >
          <Logo />
        </Link>
        <div className="flex min-h-11 items-center gap-x-5">{children}</div>
      </div>
    </header>
  );
}
