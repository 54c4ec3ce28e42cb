import { TextLink } from "~/ui/text-link";
import { useLiveReload } from "~/ui/use-live-reload";

/**
 * [ORD-3] A running order's page follows its order: by the host's events, by asking again while there are none, and without
 * JavaScript by loading itself as a whole.
 */
export function Updates({ orderId, seenAt }: { orderId: string; seenAt: string }) {
  const live = useLiveReload(["order.status", "payment.settled"], { subjectId: orderId, askEvery: 15_000 });
  const isLost = live === "lost";
  return (
    <p className="bg-sunken dark:bg-surface rounded-control text-meta mt-2 flex items-center gap-2.5 px-3.5 py-2">
      <noscript>
        <meta httpEquiv="refresh" content="30" />
      </noscript>
      <span aria-hidden className={`size-2.5 rounded-full ${isLost ? "bg-control" : "bg-success-text"}`} />
      <span className="flex-1">
        <span role="status">{isLost ? "Connection lost, trying again" : "Updates by itself"}</span> ·{" "}
        <bdi dir="ltr">{seenAt}</bdi>
      </span>
      <TextLink to="" reloadDocument alone className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
        Refresh
      </TextLink>
    </p>
  );
}
