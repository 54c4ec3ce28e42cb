import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { TableIllustration } from "~/ui/illustration";
import { Logo } from "~/ui/logo";

type AuthFrameProps = {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
  /** Below the card. */
  foot?: ReactNode;
  /** Wider than a usual form. */
  wide?: boolean;
  /** Target of the link in the corner. */
  corner?: "business" | "login";
};

/** A card below the logo, with the table illustration under it: the layout of login, sign-up and similar pages. */
export function AuthFrame({ title, subtitle, children, foot, wide, corner = "business" }: AuthFrameProps) {
  return (
    <div className="bg-sunken relative flex min-h-dvh flex-col overflow-hidden">
      <header className="flex flex-col items-center px-4 pt-3 md:pt-9">
        <CornerLink to={corner} />
        <Link to={paths.landing()} aria-label="HalalGo, to the front page" className="rounded-small mt-1 p-1 md:mt-0">
          <Logo size={46} />
        </Link>
      </header>
      <main
        id="main"
        className="relative z-1 flex flex-col items-center px-4 pt-5 pb-10 md:pb-16 [@media(min-width:1024px)_and_(min-height:760px)]:pb-40"
      >
        <div
          className={`border-line bg-surface rounded-panel elevation-1 w-full border p-5 md:p-8 ${wide ? "max-w-[760px]" : "max-w-[440px]"}`}
        >
          <h1 className="text-title text-center">{title}</h1>
          <p className="text-lead mt-1.5 text-center">{subtitle}</p>
          <div className="mt-5">{children}</div>
        </div>
        {foot && <p className="text-body mt-6 text-center">{foot}</p>}
      </main>
      <TableIllustration />
    </div>
  );
}

function CornerLink({ to }: { to: "business" | "login" }) {
  const business = to === "business";
  return (
    <Link
      to={business ? paths.signup("business") : paths.login()}
      className="text-label text-ink rounded-small inline-flex min-h-11 items-center gap-2 self-end hover:underline md:absolute md:end-10 md:top-4"
    >
      <Icon name={business ? "storefront" : "user"} />
      {business ? "Register your Business" : "Log In"}
    </Link>
  );
}
