import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Price } from "~/ui/money";
import { Rating } from "~/ui/rating";
import { useToast } from "~/ui/toast";
import { Toast } from "~/ui/toast-card";
import { Specimen } from "./specimen";

export function Status() {
  const show = useToast();
  return (
    <Specimen title="Status">
      <div className="flex flex-wrap gap-2.5">
        <Badge tone="ok" icon="check-circle">
          Delivered
        </Badge>
        <Badge tone="warn" icon="clock">
          Pending
        </Badge>
        <Badge tone="bad" icon="x-circle">
          Canceled
        </Badge>
        <Badge tone="info" icon="calendar-blank">
          Scheduled
        </Badge>
        <Badge tone="deal" icon="tag">
          10% off
        </Badge>
        <Badge tone="pass">Go Pass</Badge>
        <Badge tone="neutral">Default</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        <Rating value={4.8} count={312} />
        <Rating value={4.5} />
        <Price cents={1439} wasCents={1599} />
        <Price cents={null} />
        <Avatar name="Amina Rahman" id="7" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() =>
            show({
              type: "success",
              message: "Item added to cart successfully",
              description: "2 Adana Kebab Plates, $32.28",
              action: { label: "View cart", to: "#status" },
            })
          }
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() =>
            show({ type: "error", message: "Payment processing failed", description: "Your card was not charged." })
          }
        >
          Show an error
        </Button>
      </div>
      <div className="grid gap-3 md:max-w-140">
        <Toast
          still
          toast={{
            id: -1,
            type: "success",
            message: "Item added to cart successfully",
            description: "2 Adana Kebab Plates, $32.28",
            action: { label: "View cart", to: "#status" },
          }}
        />
        <Toast
          still
          toast={{
            id: -2,
            type: "error",
            message: "Payment processing failed",
            description: "Your card was not charged.",
          }}
        />
      </div>
    </Specimen>
  );
}
