import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { formatCents } from "@domain/money";
import { rejectionReasons, rejectionReasonsFor } from "@domain/orders/rejection";
import { isSubmissionPending } from "~/framework/forms/connection";
import { dashboardPaths } from "~/lib/dashboard-paths";
import type { NewOrder } from "~/lib/new-order";
import { Button } from "~/ui/button";

interface RejectOrderProps {
  order: NewOrder;
  onKeep: () => void;
  /** A link to the reasons that require input. */
  other: ReactNode;
}

/** The second step of rejecting in the alert: states the refund; pressing a reason rejects the order. */
export function RejectOrder({ order, onKeep, other }: RejectOrderProps) {
  const fetcher = useFetcher();
  const question = useRef<HTMLParagraphElement>(null);
  // The pressed button was removed, so move the focus.
  useEffect(() => question.current?.focus(), []);
  const isSending = isSubmissionPending(fetcher);
  const chosen = fetcher.formData?.get("why");
  const back = order.refundCents > 0 ? ` and give back ${formatCents(order.refundCents)}` : "";
  return (
    <fetcher.Form
      method="post"
      action={dashboardPaths.dashboardAnyOrder(order.id)}
      className="border-line flex w-full flex-wrap items-center gap-2 border-t pt-2.5"
    >
      <input type="hidden" name="status" value="rejected" />
      <input type="hidden" name="refund_cents" value={order.refundCents} />
      <input type="hidden" name="stay" value="1" />
      <p ref={question} tabIndex={-1} className="text-meta text-body w-full outline-none">
        Reject{back}? The customer reads the reason.
      </p>
      {rejectionReasonsFor(order.type)
        .filter((reason) => !needsMore.includes(reason))
        .map((reason) => (
          <Button
            key={reason}
            type="submit"
            name="why"
            value={reason}
            variant="secondary"
            size="sm"
            className="text-danger!"
            aria-label={`${rejectionReasons[reason]}: reject ${order.number}`}
            pending={isSending && chosen === reason}
            disabled={isSending && chosen !== reason}
          >
            {rejectionReasons[reason]}
          </Button>
        ))}
      {other}
      <Button variant="ghost" size="sm" onClick={onKeep} className="ms-auto">
        Keep it
      </Button>
    </fetcher.Form>
  );
}

/** Reasons that require dishes or text. */
const needsMore = ["sold_out", "other"];
