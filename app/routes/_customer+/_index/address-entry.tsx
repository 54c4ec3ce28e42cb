import { Form } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** [LAND-8, LAND-9] One field and one button: the address is kept and the way leads to /home. `night`: on the hero. */
export function AddressEntry({ night }: { night?: boolean }) {
  const { location } = useVisitor();
  return (
    <Form
      method="post"
      action={paths.location()}
      className="bg-surface rounded-card elevation-3 text-ink grid gap-2 p-2 md:grid-cols-[1fr_auto]"
    >
      <div className="focus-frame rounded-control flex min-h-13 items-center gap-3 px-3">
        <Icon name="map-pin" weight="fill" size={24} className="text-primary shrink-0" />
        <input
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
      </div>
      <SubmitButton
        variant={night ? "accent" : "primary"}
        size="lg"
        formPath={paths.location()}
        pendingLabel="Finding..."
      >
        Find food
      </SubmitButton>
    </Form>
  );
}
