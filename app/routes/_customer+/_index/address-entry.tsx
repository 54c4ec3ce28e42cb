import { Form } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { PlaceAssist } from "~/ui/forms/place-assist";
import { Icon } from "~/ui/icon";
import { CurrentLocation } from "~/features/location/current-location";

const [fieldId, hintId] = ["delivery-address", "location-hint"] as const;

/** [LAND-8…13] One field and one button, on the night of the hero: the address is kept and the way leads to /home. */
export function AddressEntry() {
  const { location } = useVisitor();
  return (
    <>
      <Form
        method="post"
        action={paths.location()}
        className="relative grid grid-cols-1 p-2 md:grid-cols-[1fr_auto_auto] md:gap-2"
      >
        <span aria-hidden className="bg-surface rounded-card elevation-3 col-[1/-1] row-[1/3] -m-2 md:row-[1/2]" />
        <div className="focus-frame rounded-control relative col-start-1 row-start-1 flex min-h-13 items-center gap-3 px-3 md:static">
          <Icon name="map-pin" weight="fill" size={24} className="text-primary shrink-0" />
          <input
            id={fieldId}
            name="address"
            aria-label="Delivery address"
            placeholder="Enter delivery address"
            autoComplete="street-address"
            required
            // Blanks alone are nothing either.
            pattern=".*\S.*"
            title="A street and city, or a zip code"
            maxLength={300}
            defaultValue={location?.address}
            className="text-ink h-full min-w-0 flex-1 bg-transparent outline-none"
          />
          <PlaceAssist inputId={fieldId} />
        </div>
        <CurrentLocation
          hintId={hintId}
          className="max-md:hover:bg-night-bright! col-start-1 row-start-3 max-md:mt-4 max-md:min-h-12 max-md:justify-self-center max-md:text-white! md:col-start-2 md:row-start-1 md:px-3!"
        />
        <SubmitButton
          variant="accent"
          size="lg"
          formPath={paths.location()}
          pendingLabel="Finding..."
          className="col-start-1 row-start-2 max-md:mt-2 md:col-start-3 md:row-start-1"
        >
          Find food
        </SubmitButton>
      </Form>
      <p id={hintId} className="text-meta text-on-night-quiet mt-3 flex items-start gap-2 max-md:px-2 noscript:hidden">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        Enable location service in your browser to fill the address for you.
      </p>
    </>
  );
}
