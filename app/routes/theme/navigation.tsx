import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Disclosure } from "~/ui/disclosure";
import { SegmentedLinks } from "~/ui/forms/segmented-links";
import { Menu, MenuLink } from "~/ui/menu";
import { Pagination } from "~/ui/pagination";
import { ProgressSteps } from "~/ui/progress-steps";
import { Tabs } from "~/ui/tabs";
import { Timeline } from "~/ui/timeline";
import { Specimen } from "./specimen";

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
      <Pagination page={2} pageSize={10} total={34} hrefFor={(page, limit) => `?page=${page}&limit=${limit}`} />
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
