import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useSearchParams } from "@remix-run/react";
import { CurrentLocation } from "~/features/location/current-location";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { keepDeliveryLocation } from "~/session/cookies/delivery-location.server";
import { safeRedirect } from "~/session/redirect-to";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { PlaceAssist } from "~/ui/forms/places/place-assist";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";

export const meta = () => [{ title: "Delivery address · HalalGo" }];

export const loader = () => null;

/** Takes an address, a suggestion or a position from here, the landing page and /welcome; leads to `redirectTo`, else /home. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (!(await keepDeliveryLocation(context, form))) {
    return data({ error: "Enter a street and city, or a zip code." }, 422);
  }
  return redirect(safeRedirect(form.get("redirectTo")) ?? paths.home(), 303);
}

const [fieldId, hintId] = ["delivery-address", "location-hint"] as const;

/** [HOME-3] Replaces the delivery address. */
export default function LocationPage() {
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const { location } = useVisitor();
  const back = safeRedirect(query.get("redirectTo")) ?? paths.home();
  return (
    <main id="main" className="page-width py-10 md:py-14">
      {answer?.error && <ErrorSummary errors={[{ id: fieldId, message: answer.error }]} />}
      <h1 className="text-title">Where should we deliver?</h1>
      <p className="text-lead mt-3">Travel times on every card follow from this address.</p>
      <Form method="post" className="mt-8 grid max-w-120 gap-5">
        <input type="hidden" name="redirectTo" value={back} />
        <div className="relative">
          <TextField
            id={fieldId}
            label="Delivery address"
            name="address"
            start="map-pin"
            placeholder="Enter delivery address"
            autoComplete="street-address"
            maxLength={300}
            defaultValue={location?.address}
            errors={answer?.error ? [answer.error] : undefined}
          />
          <PlaceAssist inputId={fieldId} />
        </div>
        <div className="-mt-2 noscript:hidden">
          <CurrentLocation redirectTo={back} hintId={hintId} className="-ms-4.5" />
          <p id={hintId} className="text-meta text-quiet">
            Enable location service in your browser to fill the address for you.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-5">
          <SubmitButton pendingLabel="Saving...">Deliver here</SubmitButton>
          <Link to={back} className="text-label text-primary inline-flex min-h-11 items-center hover:underline">
            Cancel
          </Link>
        </div>
      </Form>
    </main>
  );
}
