import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { saveAddress, savedAddresses } from "~/features/location/account-location.server";
import { CurrentLocation } from "~/features/location/current-location";
import { paths } from "~/lib/paths";
import type { Suggestion } from "~/lib/place";
import { readForm, readText } from "~/lib/read-form.server";
import { saveDeliveryLocation } from "~/session/cookies/delivery-location.server";
import { safeRedirect } from "~/session/redirect-to";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { PlaceAssist } from "~/ui/forms/places/place-assist";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";

export const meta = () => [{ title: "Delivery address · HalalGo" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const addresses = await savedAddresses(context);
  return { addresses: addresses.map(({ id, label, address, place }) => ({ id, label, line: `${address}, ${place}` })) };
}

/**
 * Saves an address, a suggestion, a position or an entry of the address book (`addressId`) submitted here, in the
 * header, on the landing page or on /welcome; redirects to `redirectTo`, else /home.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const back = safeRedirect(form.get("redirectTo")) ?? paths.home();
  if (form.has("addressId")) {
    const entry = (await savedAddresses(context)).find(({ id }) => id === form.get("addressId"));
    if (!entry) return refuse("This address is not in your address book.");
    saveAddress(context, entry);
    return redirect(back, 303);
  }
  const saved = await saveDeliveryLocation(context, form);
  if (saved === true) return redirect(back, 303);
  if (saved === false) return refuse("Enter a street and city, or a ZIP code.");
  // [LAND-9] The field that was used may be on another page, which this one replaces.
  const ambiguous = { choices: saved, typed: readText(form, "address"), back };
  return refuse("Which place do you mean? Choose it below the field, or add the state.", ambiguous);
}

interface AmbiguousAddress {
  choices: readonly Suggestion[];
  typed: string;
  back: string;
}

const refuse = (error: string, ambiguous: AmbiguousAddress | null = null) => data({ error, ambiguous }, 422);

const [fieldId, hintId, choicesId] = ["delivery-address", "location-hint", "address-choices"] as const;

/** [HOME-3] Changes the delivery location. */
export default function LocationPage() {
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const { location } = useVisitor();
  const { addresses } = useLoaderData<typeof loader>();
  const isPressed = useLocation().state === "locate";
  const [isRefused, setRefused] = useState(false);
  const ambiguous = answer?.ambiguous;
  const back = ambiguous?.back ?? safeRedirect(query.get("redirectTo")) ?? paths.home();
  return (
    <main id="main" className="page-width py-10 md:py-14">
      {answer?.error && <ErrorSummary errors={[{ id: fieldId, message: answer.error }]} />}
      <h1 className="text-title">Where should we deliver?</h1>
      <p className="text-lead mt-3">We list the places that deliver there, with time and fee.</p>
      {addresses.length > 0 && (
        <section aria-labelledby="saved-heading" className="mt-8 max-w-120">
          <h2 id="saved-heading" className="text-card">
            Your addresses
          </h2>
          <ul className="divide-line border-line mt-3 divide-y border-y">
            {addresses.map(({ id, label, line }) => (
              <li key={id}>
                <Form method="post" className="contents">
                  <input type="hidden" name="redirectTo" value={back} />
                  <button
                    type="submit"
                    name="addressId"
                    value={id}
                    className="hover:bg-sunken rounded-small flex min-h-14 w-full items-center gap-3 px-2 py-2 text-start"
                  >
                    <Icon name="map-pin" className="text-quiet shrink-0" />
                    <span className="min-w-0 flex-1">
                      <span className="text-label text-ink block">{label}</span>
                      <span className="text-small text-quiet block truncate">{line}</span>
                    </span>
                    {location?.addressId === id && <Badge tone="neutral">Chosen</Badge>}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
      {ambiguous && (
        <Form id={choicesId} method="post">
          <input type="hidden" name="redirectTo" value={back} />
          <input type="hidden" name="address" value={ambiguous.typed} />
        </Form>
      )}
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
            defaultValue={ambiguous?.typed ?? location?.address}
            key={ambiguous?.typed}
            errors={answer?.error ? [answer.error] : undefined}
          />
          <PlaceAssist inputId={fieldId} />
        </div>
        {ambiguous && (
          <ul aria-label="Places you may mean" className="divide-line border-line -mt-2 divide-y border-y">
            {ambiguous.choices.map(({ id, main, rest }) => (
              <li key={id}>
                <button
                  type="submit"
                  form={choicesId}
                  name="placeId"
                  value={id}
                  className="hover:bg-sunken rounded-small flex min-h-14 w-full items-center gap-3 px-2 py-2 text-start"
                >
                  <Icon name="map-pin" className="text-quiet shrink-0" />
                  <span className="min-w-0 flex-1">
                    <span className="text-label text-ink block truncate">{main}</span>{" "}
                    <span className="text-small text-quiet block truncate">{rest}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="-mt-2 noscript:hidden">
          <CurrentLocation
            redirectTo={back}
            hintId={hintId}
            className="-ms-4.5"
            isPressed={isPressed}
            onRefused={() => setRefused(true)}
          />
          <p id={hintId} role="status" className="text-meta text-quiet">
            {isRefused
              ? "Your browser did not tell us where you are. Please enter your address."
              : "Enable location service in your browser to fill the address for you."}
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
