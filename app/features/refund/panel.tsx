import { useLocation } from "@remix-run/react";
import type { Source } from "~/features/orders/sources";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Dotted } from "~/ui/layout/dotted";
import { SidePanel } from "~/ui/overlays/side-panel";
import { TextLink } from "~/ui/text-link";
import { RefundForm } from "./refund-form";
import type { RefundView } from "./refund-view.server";

/** [RUSH-11] The refund panel over an order, with its own URL. */
export function RefundPanel({ view, source }: { view: RefundView; source: Source }) {
  const { search } = useLocation();
  const back = `${dashboardPaths.dashboardOrder(source, view.id)}${search}`;
  return (
    <SidePanel
      title="Give money back"
      closeHref={`${dashboardPaths.dashboardOrders(source)}${search}`}
      head={
        <p className="text-meta text-quiet mt-1">
          <Dotted
            facts={[
              <TextLink key="order" to={back}>
                Order <bdi dir="ltr">{view.number}</bdi>
              </TextLink>,
              ...view.about,
            ]}
          />
        </p>
      }
    >
      <RefundForm key={view.id} view={view} back={back} />
    </SidePanel>
  );
}
