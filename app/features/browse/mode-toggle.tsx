import { useLocation } from "@remix-run/react";
import { SegmentedLinks } from "~/ui/forms/segmented-control";

/** [HOME-1] Links to the current page with the mode in the URL; the layout stores it in a cookie. */
export function ModeToggle({ mode, wide }: { mode: "delivery" | "pickup"; wide?: boolean }) {
  const { pathname, search } = useLocation();
  const to = (chosen: string) => {
    const query = new URLSearchParams(search);
    query.set("mode", chosen);
    query.delete("page");
    return `${pathname}?${query}`;
  };
  return (
    <SegmentedLinks
      label="Delivery or pickup"
      wide={wide}
      items={[
        { to: to("delivery"), label: "Delivery", icon: "moped", current: mode === "delivery" },
        { to: to("pickup"), label: "Pickup", icon: "shopping-bag", current: mode === "pickup" },
      ]}
    />
  );
}
