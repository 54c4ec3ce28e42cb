import { ButtonLink } from "~/ui/button-link";
import { Carousel } from "~/ui/carousel";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/khatim";
import { Picture } from "~/ui/picture";
import { Skeleton } from "~/ui/skeleton";
import { StarPattern } from "~/ui/star-pattern";
import { Specimen } from "./specimen";

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
