import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { redirectWithToast } from "~/session/toasts.server";
import { Button, ButtonLink } from "~/ui/button";
import { StepperField } from "~/ui/forms/stepper-field";
import { TextField } from "~/ui/forms/text-field";
import { StarPattern } from "~/ui/illustration";
import { ConfirmDialog } from "~/ui/overlays/confirm-dialog";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot, Sheet, SidePanel } from "~/ui/overlays/side-panel";

const overlays = ["dialog", "confirm", "sheet", "panel"] as const;

export function loader({ params }: LoaderFunctionArgs) {
  const overlay = overlays.find((name) => name === params.overlay);
  if (!overlay) throw data(null, { status: 404 });
  return { overlay };
}

export function action({ context }: ActionFunctionArgs) {
  return redirectWithToast(context, "/theme", { type: "success", message: "Addon removed" });
}

const back = "/theme";

export default function Overlays() {
  const { overlay } = useLoaderData<typeof loader>();
  if (overlay === "confirm") {
    return (
      <ConfirmDialog
        title="Remove Addon"
        message="Are you sure you want to remove this addon from the menu item?"
        confirmLabel="Remove"
        pendingLabel="Removing..."
        cancelHref={back}
      />
    );
  }
  if (overlay === "sheet") {
    return (
      <Sheet title="Your carts" closeHref={back}>
        <PanelBody>Two restaurants, four items.</PanelBody>
        <PanelFoot>
          <Button wide>Go to checkout</Button>
        </PanelFoot>
      </Sheet>
    );
  }
  if (overlay === "panel") {
    return (
      <SidePanel title="Edit addon" closeHref={back}>
        <PanelBody className="flex flex-col gap-5.5">
          <TextField name="addon" label="Name" defaultValue="Garlic yoghurt" />
          <TextField name="addon-price" label="Price" defaultValue="0.75" inputMode="decimal" />
        </PanelBody>
        <PanelFoot>
          <Button variant="danger-text" icon="trash" className="me-auto">
            Delete
          </Button>
          <ButtonLink variant="secondary" to={back} preventScrollReset>
            Close
          </ButtonLink>
          <Button>Save</Button>
        </PanelFoot>
      </SidePanel>
    );
  }
  return (
    <Dialog title="Adana Kebab Plate" size="lg" closeHref={back} picture={<DialogPicture />}>
      <PanelBody>Hand-minced lamb shoulder with red pepper, charred over oak, on warm flatbread.</PanelBody>
      <PanelFoot>
        <StepperField tall name="count" label="Quantity" />
        <Button size="lg" wide>
          Add to Cart - $14.39
        </Button>
      </PanelFoot>
    </Dialog>
  );
}

function DialogPicture() {
  return (
    <div className="bg-accent relative h-40 shrink-0 overflow-hidden md:h-auto md:w-[40%]">
      <StarPattern opacity={0.17} />
    </div>
  );
}
