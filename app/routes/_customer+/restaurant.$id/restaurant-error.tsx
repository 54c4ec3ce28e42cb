import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { ErrorPage, RouteError } from "~/ui/feedback/route-error";

const own = new Set(["Restaurant not found.", "Error: Could not find restaurant.", "Item not found."]);

/** [REST-12, ERR-6] Titles of this page's own errors; all others are the standard ones. */
export function RestaurantError() {
  const error = useRouteError();
  const ownMessage = isRouteErrorResponse(error) ? messageIn(error.data) : null;
  if (!isRouteErrorResponse(error) || !ownMessage || !own.has(ownMessage)) return <RouteError />;
  return (
    <main id="main">
      <ErrorPage
        status={error.status}
        title={ownMessage}
        whatToDo={
          error.status === 404
            ? "It may have closed, or the address may be mistyped."
            : "This is usually over in a minute. Please try again."
        }
        action={
          <>
            {error.status >= 500 && (
              <ButtonLink to="" reloadDocument>
                Try again
              </ButtonLink>
            )}
            <ButtonLink to={paths.home()} variant={error.status >= 500 ? "secondary" : "primary"}>
              Find restaurants
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}

function messageIn(body: unknown): string | null {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : null;
}
