import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { type ReactNode, useId, useState } from "react";
import { saveAddress, savedAddresses } from "~/features/location/account-location.server";
import { CurrentLocation } from "~/features/location/current-location";
import { paths } from "~/lib/paths";
import type { Suggestion } from "~/lib/place";
import { readForm } from "~/lib/read-form.server";
import { resolveCoordinates } from "~/places/typed-address.server";
import { describeUnknownAddress, explainUnknownAddress } from "~/places/unknown-address.server";
import { saveDeliveryLocation } from "~/session/cookies/delivery-location.server";
import { findLocation } from "~/session/cookies/preferences.server";
import { safeRedirect } from "~/session/redirect-to";
import { useVisitor } from "~/session/use-visitor";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { DeliveryAddressField } from "~/ui/forms/places/place-assist";
import { ErrorSummary } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";

export const meta = () => [{ title: "Delivery address · HalalGo" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const [addresses, { unknown, meant }] = await Promise.all([savedAddresses(context), readUnlocated(context)]);
  return {
    unknown,
    addresses: addresses.map(({ id, label, address, place }) => ({ id, label, line: `${address}, ${place}` })),
    meant,
  };
}

/** [LAND-9] Why the address cannot be located, and what it may mean: it is misspelt, or several towns have that name. */
async function readUnlocated({ cookies, places }: AppLoadContext): Promise<{
  unknown: string | null;
  meant: Suggestion[];
}> {
  const location = findLocation(cookies);
  if (!location || (await resolveCoordinates(location))) return { unknown: null, meant: [] };
  const { suggestions: meant } = await places.suggest(location.address, "");
  const unknown = meant.length > 0 ? null : describeUnknownAddress(explainUnknownAddress(location.address));
  return { unknown, meant };
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
    if (!entry) return data({ error: "This address is not in your address book." }, 422);
    saveAddress(context, entry);
    return redirect(back, 303);
  }
  if (!(await saveDeliveryLocation(context, form))) {
    return data({ error: "Enter a street and city, or a ZIP code." }, 422);
  }
  return redirect(back, 303);
}

const [fieldId, hintId] = ["delivery-address", "location-hint"] as const;

/** [HOME-3] Changes the delivery location. */
export default function LocationPage() {
  const actionData = useActionData<typeof action>();
  const [query] = useSearchParams();
  const { location } = useVisitor();
  const { addresses, meant, unknown } = useLoaderData<typeof loader>();
  const error = actionData?.error ?? unknown;
  const isPressed = useLocation().state === "locate";
  const [isRefused, setRefused] = useState(false);
  const back = safeRedirect(query.get("redirectTo")) ?? paths.home();
  return (
    <main id="main" className="page-width py-10 md:py-14">
      {actionData?.error && <ErrorSummary errors={[{ id: fieldId, message: actionData.error }]} />}
      <h1 className="text-title">Where should we deliver?</h1>
      <p className="text-lead mt-3">We list the places that deliver there, with time and fee.</p>
      {addresses.length > 0 && (
        <ChoiceList title="Your addresses">
          {addresses.map(({ id, label, line }) => (
            <Choice key={id} fields={{ redirectTo: back, addressId: id }} label={label} line={line}>
              {location?.addressId === id && <Badge tone="neutral">Chosen</Badge>}
            </Choice>
          ))}
        </ChoiceList>
      )}
      {meant.length > 0 && (
        <ChoiceList title="Places you may mean">
          {meant.map(({ id, text, main, rest }) => (
            <Choice key={id} fields={{ redirectTo: back, address: text, placeId: id }} label={main} line={rest} />
          ))}
        </ChoiceList>
      )}
      <Form method="post" className="mt-8 grid max-w-120 gap-5">
        <input type="hidden" name="redirectTo" value={back} />
        <DeliveryAddressField id={fieldId} defaultValue={location?.address} errors={error ? [error] : undefined} />
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

function ChoiceList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 max-w-120">
      <h2 id={id} className="text-card">
        {title}
      </h2>
      <ul className="divide-line border-line mt-3 divide-y border-y">{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  fields: Record<string, string>;
  label: string;
  line: string;
  children?: ReactNode;
}

function Choice({ fields, label, line, children }: ChoiceProps) {
  return (
    <li>
      <Form method="post" className="contents">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          className="hover:bg-sunken rounded-small flex min-h-14 w-full items-center gap-3 px-2 py-2 text-start"
        >
          <Icon name="map-pin" className="text-quiet shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="text-label text-ink block">{label}</span>{" "}
            <span className="text-small text-quiet block truncate">{line}</span>
          </span>
          {children}
        </button>
      </Form>
    </li>
  );
}
