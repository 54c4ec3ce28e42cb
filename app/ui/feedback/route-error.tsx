import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";

interface WayBack {
  to: string;
  label: string;
}

interface ErrorDetails {
  message?: string;
  reference?: string;
  home?: WayBack;
}

/** What our own host says of an address that names nothing; the status says as much. */
const noSentence = "Not found.";

/** The data that loaders and actions put into thrown responses; anything else is not shown. */
function parseErrorData(data: unknown): ErrorDetails {
  if (typeof data !== "object" || data === null) return {};
  const details: ErrorDetails = {};
  if ("message" in data && typeof data.message === "string" && data.message !== noSentence)
    details.message = data.message;
  if ("reference" in data && typeof data.reference === "string") details.reference = data.reference;
  if (
    "home" in data &&
    typeof data.home === "object" &&
    data.home !== null &&
    "to" in data.home &&
    "label" in data.home
  ) {
    details.home = { to: String(data.home.to), label: String(data.home.label) };
  }
  return details;
}

const pages: Record<number, { title: string; whatToDo: string }> = {
  401: { title: "Please log in", whatToDo: "Your session has ended. Log in to go on where you were." },
  403: { title: "This page is not for your account", whatToDo: "You are logged in, but your account may not open it." },
  404: { title: "We could not find this page", whatToDo: "The address may be mistyped, or what was here is gone." },
  413: { title: "That is too large to be sent", whatToDo: "Go back and send less, or smaller files." },
  429: { title: "Too many requests", whatToDo: "Please wait a minute and try again." },
};
const unreachable = {
  title: "We can't reach our kitchens right now",
  whatToDo: "This is usually over in a minute. Nothing you did is lost: go back, or try again.",
};
const fault = {
  title: "Something went wrong",
  whatToDo: "An error occurred while fetching data. It is our fault, not yours: go back, or try again in a moment.",
};
const refused = { title: "That did not work", whatToDo: "Go back and try again." };

function getPage(status: number) {
  const page = pages[status];
  if (page) return page;
  if (status >= 502 && status <= 504) return unreachable;
  return status >= 500 ? fault : refused;
}

/** The document's title on an error page, null otherwise. What is not there is named as the host does: "Order not found". */
export function errorTitle(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  const missing = status === 404 && parseErrorData(data).message?.split(".")[0];
  return `Error: ${missing || getPage(status).title} · HalalGo`;
}

/**
 * The error page for the route's error, by its status: the whole content of an ErrorBoundary. An error without a
 * reference number gets the document's. `home` leads back, unless the error says where to.
 */
export function RouteError({ home }: { home?: WayBack }) {
  const root = parseErrorData(useRouteLoaderData("root"));
  const error = useRouteError();
  const area = areaHome(useLocation().pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const details = isRouteErrorResponse(error) ? parseErrorData(error.data) : {};
  const page = getPage(status);
  const says = status < 500 && status !== 401 && status !== 403 ? details.message : undefined;
  return (
    <main id="main">
      <ErrorPage
        status={status}
        title={page.title}
        whatToDo={says ?? page.whatToDo}
        action={<WayOut status={status} home={details.home ?? home ?? area} />}
        reference={status >= 500 ? (details.reference ?? root.reference) : undefined}
      />
    </main>
  );
}

/** Dashboard and administration each have an overview at the start of their addresses. */
function areaHome(pathname: string): WayBack | undefined {
  const to = /^\/(dashboard|admin)(?=\/|$)/.exec(pathname)?.[0];
  return to ? { to, label: "Back to the dashboard" } : undefined;
}

const toRestaurants: WayBack = { to: paths.home(), label: "Find restaurants" };

function WayOut({ status, home = toRestaurants }: { status: number; home: WayBack | undefined }) {
  if (status === 401) return <ButtonLink to={paths.login()}>Log In</ButtonLink>;
  return (
    <>
      {status >= 500 && (
        // A plain link to the same URL reloads the page, with and without JavaScript.
        <ButtonLink to="" reloadDocument>
          Try again
        </ButtonLink>
      )}
      <ButtonLink to={home.to} variant={status >= 500 ? "secondary" : "primary"}>
        {home.label}
      </ButtonLink>
    </>
  );
}

type ErrorPageProps = {
  status: number;
  /** One sentence: what happened. */
  title: ReactNode;
  /** One sentence: what to do. */
  whatToDo: ReactNode;
  /** A way on. */
  action: ReactNode;
  /** The request id, for support. */
  reference?: string;
};

/** The content of an error page; goes into `<main>`. */
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

/** An empty plate: the picture of 403, 404 and 500. Decorative. */
function EmptyPlate({ size = 160 }: { size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden focusable="false">
      <use href="/icons.svg#empty-plate" />
    </svg>
  );
}
