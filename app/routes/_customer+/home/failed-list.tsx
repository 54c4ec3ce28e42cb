import { ButtonLink } from "~/ui/button";
import { ErrorPage } from "~/ui/feedback/route-error";

/** [HOME-28] Nothing else is on the page: header and footer would offer what cannot be had either. */
export const FailedList = (details: { status: number; reference: string }) => (
  <main id="main" className="grid min-h-dvh place-items-center">
    <ErrorPage
      {...details}
      title={
        <span role="alert" className="text-danger">
          Could not fetch restaurant data.
        </span>
      }
      whatToDo="This is usually over in a minute. Your cart and your orders are safe."
      action={
        <ButtonLink to="" reloadDocument>
          Try again
        </ButtonLink>
      }
    />
  </main>
);
