import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  Links,
  LiveReload,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
  useNavigation,
} from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { PersistedActionData } from "~/framework/forms/persisted-action-data";
import { ScriptElements } from "~/framework/page-scripts";
import { PageScripts } from "~/framework/page-scripts.server";
import { usePageError } from "~/framework/route-errors";
import { useNonce } from "~/lib/nonce";
import type { Theme } from "~/session/cookies/preferences.server";
import { takeToast } from "~/session/toasts.server";
import { getVisitor } from "~/session/visitor.server";
import { styleLinks, styleSheets, themeColours } from "~/styles/links";
import { ToastProvider } from "~/ui/feedback/toast";
import { LostForm } from "~/ui/forms/lost-form";
import { QuietHeader } from "~/ui/layout/quiet-header";
import { PageChange } from "~/ui/live/page-change";
import { errorTitle, RouteError } from "./ui/feedback/route-error";

export const links = () => styleLinks();

export const meta: MetaFunction = () => [
  { title: "HalalGo" },
  {
    name: "description",
    content: "Halal food, groceries and Islamic books from kitchens and shops, for delivery or pickup.",
  },
];

/** What every page needs: the visitor, the preferences and the current toast. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request, context);
  return data({ ...getVisitor(context), origin: context.origin, toast, reference: context.reference }, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const own = useMatches().flatMap(({ data: of }) => (hasOwnTheme(of) ? of.ownTheme : []));
  const theme = own[0] ?? root?.theme ?? "light";
  const nonce = useNonce();
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={themeColours[theme]} />
        <PageMeta />
        <StyleSheets />
        <Links />
      </head>
      <body>
        {/* Before the toasts, which may contain links: the way past everything is the first link of a page. */}
        <a href="#main" data-no-print className="skip-link">
          Skip to content
        </a>
        <ToastProvider toast={root?.toast ?? null}>
          <PageChange />
          <NavigationProgress />
          <LostForm />
          {children}
        </ToastProvider>
        <ScrollRestoration nonce={nonce} />
        {typeof document === "undefined" ? (
          <PageScripts isSignedIn={Boolean(root?.user)} hasToast={Boolean(root?.toast)} nonce={nonce} />
        ) : (
          <ScriptElements nonce={nonce} />
        )}
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

/** A page whose data has its own theme uses that. */
const hasOwnTheme = (of: unknown): of is { ownTheme: Theme } =>
  typeof of === "object" && of !== null && "ownTheme" in of;

export default function Root() {
  return (
    <PersistedActionData>
      <Outlet />
    </PersistedActionData>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <QuietHeader />
      <RouteError />
    </>
  );
}

/** The page's own title would be that of what could not be shown. */
function PageMeta() {
  const title = errorTitle(usePageError());
  if (title === null) return <Meta />;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** A dashboard's is asked for together with its data. */
function StyleSheets() {
  const here = useLocation();
  const { location = here } = useNavigation();
  const [sheets, setSheets] = useState(() => styleSheets(here.pathname));
  const due = styleSheets(location.pathname, sheets);
  if (due !== sheets) setSheets(due);
  return due.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** A thin bar at the top during navigation; it waits 150 ms so that quick answers show none. */
function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return (
    <div aria-hidden className="z-toast pointer-events-none fixed inset-x-0 top-0 h-1 overflow-hidden">
      {busy && <div className="progress-run bg-primary h-full shadow-[0_0_0_1px_var(--color-canvas)]" />}
    </div>
  );
}
