import { Form, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { DeliveryAddressField } from "~/ui/forms/places/place-assist";
import { TextLink } from "~/ui/text-link";

const fieldId = "ask-address";

/** [FIND-4] Asks for the address if none is known. An address that could not be located stands in the field as it was typed [FIND-5]. */
export function AddressAsk({ error }: { error: string | null }) {
  const { location } = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={paths.location()}
      aria-label="Your address"
      className="rounded-card bg-primary-soft dark:bg-surface grid gap-3 p-4 md:flex md:items-end md:gap-4 md:p-5"
    >
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <DeliveryAddressField
        id={fieldId}
        label="See who delivers to you"
        placeholder="Street and city, or ZIP code"
        required
        defaultValue={location?.address}
        errors={error === null ? undefined : [error]}
        className="min-w-0 flex-1"
      >
        {error !== null && (
          <TextLink to={paths.location()} alone className="text-label scripting:hidden">
            Choose it on a list
          </TextLink>
        )}
      </DeliveryAddressField>
      <SubmitButton formPath={paths.location()} pendingLabel="Looking..." className="md:min-h-12">
        Find places
      </SubmitButton>
    </Form>
  );
}
