import { useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { Button } from "~/ui/button";

/** [ITEM-4] "86", as kitchens say: until tomorrow, for some hours, or until somebody puts it back. */
const ways = [
  { value: "on", label: "Available" },
  { value: "tomorrow", label: "Sold out until tomorrow" },
  { value: "hours-2", label: "For 2 hours" },
  { value: "off", label: "Until switched on" },
];

/** What can be done with the chosen items. Deleting asks first, on a page of its own. */
export function BulkButtons({ canSwitch, canDelete }: { canSwitch: boolean; canDelete: boolean }) {
  const { search } = useLocation();
  return (
    <>
      {canSwitch &&
        ways.map(({ value, label }) => (
          <Button key={value} type="submit" name="availability" value={value} size="sm" variant="secondary">
            {label}
          </Button>
        ))}
      {canDelete && (
        <Button
          type="submit"
          size="sm"
          variant="danger-text"
          icon="trash"
          formMethod="get"
          formAction={deskPaths.dashboardItemsDelete()}
          name="back"
          value={search}
        >
          Delete
        </Button>
      )}
    </>
  );
}
