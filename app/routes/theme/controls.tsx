import { Button, ButtonLink, IconButton } from "~/ui/button";
import { Breadcrumbs } from "~/ui/dashboard/page-head";
import { SegmentedLinks } from "~/ui/forms/segmented-control";
import { Pagination } from "~/ui/layout/pagination";
import { ProgressSteps } from "~/ui/layout/progress-steps";
import { Tabs } from "~/ui/layout/tabs";
import { Timeline } from "~/ui/layout/timeline";
import { Menu, MenuLink } from "~/ui/menu";
import { Disclosure } from "~/ui/overlays/disclosure";
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

export function Navigation() {
  return (
    <Specimen title="Navigation">
      <Tabs
        label="Restaurant"
        items={[
          { to: "?tab=overview", label: "Overview", current: true },
          { to: "?tab=owner", label: "Owner Details", current: false },
          { to: "?tab=documents", label: "Documents", count: 3, current: false },
        ]}
      />
      <Breadcrumbs items={[{ label: "Dashboard", to: "#a" }, { label: "Items", to: "#b" }, { label: "View" }]} />
      <Pagination page={2} pageSize={10} total={34} hrefFor={(page) => `?page=${page}`} />
      <ProgressSteps
        label="Registration"
        current={1}
        steps={[{ label: "Owner", to: "#owner" }, { label: "Business" }, { label: "Documents" }, { label: "Review" }]}
      />
      <div className="flex flex-wrap items-start gap-6">
        <SegmentedLinks
          label="Login as"
          items={[
            { to: "?as=customer", label: "Customer Login", icon: "user", current: true },
            { to: "?as=merchant", label: "Merchant Login", icon: "storefront", current: false },
          ]}
        />
        <Menu
          trigger="Export"
          triggerClassName="min-h-11 rounded-control border border-control px-4 text-label text-ink"
          heading="19 orders, as filtered"
          align="start"
        >
          <MenuLink to="#csv" icon="file-csv" end=".csv">
            Spreadsheet
          </MenuLink>
          <MenuLink to="#xls" icon="file-xls" end=".xlsx">
            Excel
          </MenuLink>
        </Menu>
      </div>
      <Disclosure summary="Opening hours">Monday to Sunday, 11:00 AM to 10:00 PM</Disclosure>
      <Timeline
        steps={[
          { label: "Confirmed", state: "done", time: "6:41 PM" },
          {
            label: "Preparing",
            state: "now",
            icon: "cooking-pot",
            text: "The kitchen is cooking your order.",
            time: "6:48 PM",
          },
          { label: "On the way", state: "later" },
          { label: "Delivered", state: "later" },
        ]}
      />
    </Specimen>
  );
}
