import { Avatar } from "~/ui/avatar";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { Carousel } from "~/ui/carousel";
import { ComingSoon } from "~/ui/feedback/coming-soon";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/loading";
import { useToast, Toast } from "~/ui/feedback/toast";
import { Icon } from "~/ui/icon";
import { Khatim, StarPattern } from "~/ui/illustration";
import { TitledCard } from "~/ui/layout/titled-card";
import { Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
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

const dishes = [
  "Biryani",
  "Kebabs",
  "Broast",
  "Handi",
  "Pizza",
  "Burgers",
  "Drinks",
  "Desserts",
  "Seafood",
  "Sandwich",
];

export function Waiting() {
  return (
    <>
      <Specimen title="Waiting and empty">
        <div className="grid gap-5 md:grid-cols-2">
          <div className="flex flex-col gap-3">
            <Skeleton className="rounded-card! h-32" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
          <EmptyState
            picture={<Icon name="shopping-cart" size={56} className="text-quiet" />}
            title="Your cart is empty"
            body="Start adding items from your favorite restaurants"
          />
        </div>
        <Picture src={null} alt="" width={640} height={400} className="rounded-card h-28 w-44" cloth="bg-accent-soft" />
      </Specimen>
      <Specimen title="Rows that scroll">
        <Carousel label="Categories" title="Categories">
          {dishes.map((dish) => (
            <a
              key={dish}
              href={`#${dish}`}
              className="rounded-card text-label text-ink flex w-28 flex-col items-center gap-2"
            >
              <Khatim size={72} className="bg-sunken dark:bg-surface">
                <Icon name="fork-knife" size={26} className="text-primary" />
              </Khatim>
              {dish}
            </a>
          ))}
        </Carousel>
        <div className="on-night rounded-panel relative overflow-hidden p-8">
          <StarPattern />
          <p className="text-section relative">The star pattern on night</p>
        </div>
      </Specimen>
      <Specimen title="Cards with titles">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TitledCard
            title="Opening hours"
            text="When customers can order."
            aside={<p className="text-meta text-quiet">Part 2 of 3</p>}
            headClassName="mb-3"
          >
            <p>Monday to Friday, 11:00 AM to 9:00 PM</p>
          </TitledCard>
          <ComingSoon title="Prayer times" />
        </div>
      </Specimen>
      <Specimen title="Dialogs, sheets and panels">
        <div className="flex flex-wrap gap-3">
          {["dialog", "confirm", "sheet", "panel"].map((name) => (
            <ButtonLink key={name} to={name} variant="secondary" preventScrollReset>
              {`Open the ${name}`}
            </ButtonLink>
          ))}
        </div>
      </Specimen>
    </>
  );
}
