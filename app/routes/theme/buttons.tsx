import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { IconButton } from "~/ui/icon-button";
import { TextLink } from "~/ui/text-link";
import { Captioned, Specimen } from "./specimen";

export function Buttons() {
  return (
    <Specimen title="Buttons and links">
      <div className="flex flex-wrap items-start gap-3">
        <Captioned caption="Default">
          <Button>Place Order</Button>
        </Captioned>
        <Captioned caption="Pending">
          <Button pending pendingLabel="Saving...">
            Save
          </Button>
        </Captioned>
        <Captioned caption="Disabled">
          <Button disabled>Place Order</Button>
        </Captioned>
        <Captioned caption="Secondary">
          <Button variant="secondary">Close</Button>
        </Captioned>
        <Captioned caption="Tonal">
          <Button variant="tonal" icon="plus">
            Add address
          </Button>
        </Captioned>
        <Captioned caption="Ghost">
          <Button variant="ghost">Clear all</Button>
        </Captioned>
        <Captioned caption="Accent">
          <Button variant="accent">Find food</Button>
        </Captioned>
        <Captioned caption="Danger">
          <Button variant="danger">Remove</Button>
        </Captioned>
        <Captioned caption="Danger text">
          <Button variant="danger-text" icon="trash">
            Delete
          </Button>
        </Captioned>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Add</Button>
        <Button size="md">Add to Cart</Button>
        <Button size="lg">Add to Cart - $32.28</Button>
        <ButtonLink to="#forms" variant="secondary" iconEnd="arrow-right">
          Go to forms
        </ButtonLink>
        <TextLink alone to="#tables">
          See all orders
        </TextLink>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <IconButton icon="bell" label="Notifications" />
        <IconButton icon="x" label="Close" frame />
        <IconButton icon="caret-left" label="Previous" frame mirrored disabled />
        <IconButton icon="caret-right" label="Next" frame mirrored />
      </div>
      <div className="on-night rounded-panel flex flex-wrap items-center gap-4 p-6">
        <Button variant="accent">Find food</Button>
        <Button variant="night">Sign Up</Button>
        <TextLink night to="#forms">
          Register your Business
        </TextLink>
        <span className="text-on-night-quiet">Quiet text on night</span>
      </div>
    </Specimen>
  );
}
