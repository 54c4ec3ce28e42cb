import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import type { OrderCard } from "./order-card";

type Again = Pick<OrderCard, "id" | "number" | "restaurantId" | "restaurantName" | "again">;

/** What is sold out or has left the menu, is not halal [HALAL-6] or changed its price since the order; nothing when all is unchanged. */
export function AgainNote({ order: { again, restaurantName } }: { order: Again }) {
  const changed = again?.changed ?? [];
  const notHalal = again?.notHalal ?? [];
  if (!again || again.missing.length + changed.length + notHalal.length === 0) return null;
  return (
    <div className="bg-info-soft text-info-text rounded-control text-meta flex gap-3 px-4 py-3">
      <Icon name="info" className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {again.added === 0 && notHalal.length === 0 ? (
          <p>None of these items can be ordered at {restaurantName} right now.</p>
        ) : (
          again.missing.length > 0 && (
            <p>
              {missingText(again)}
              {again.added > 0 && " Reorder adds the rest."}
            </p>
          )
        )}
        {notHalal.length > 0 && (
          <p>
            {listText(notHalal)} {notHalal.length === 1 ? "is" : "are"} marked not halal, so Reorder leaves{" "}
            {notHalal.length === 1 ? "it" : "them"} out.
          </p>
        )}
        {again.added > 0 &&
          changed.map(({ name, was, now }) => (
            <p key={name}>
              {name} is <Money cents={now} /> now, it was <Money cents={was} />.
            </p>
          ))}
      </div>
    </div>
  );
}

const listText = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}` : (names[0] ?? "");

/** Each of the host's sentences once: two sizes of a dish that is sold out have the same. */
export const problemsText = (problems: readonly string[]): string => [...new Set(problems)].join(" ");

/** Why each missing item is left out; by name alone where the host does not say why. */
function missingText({ missing, problems }: NonNullable<Again["again"]>): string {
  if (problems?.length) return problemsText(problems);
  return `${listText(missing)} ${missing.length === 1 ? "is" : "are"} not on the menu now.`;
}

/** The form that fills the cart with the order again, and the content beside its button. */
export function OrderAgain({ order, className, children }: { order: Again; className?: string; children?: ReactNode }) {
  return (
    <Form method="post" action={paths.orders()} className={className}>
      <input type="hidden" name="restaurantId" value={order.restaurantId} />
      {order.again?.added !== 0 && (
        <SubmitButton
          variant="tonal"
          icon="arrow-counter-clockwise"
          name="reorder"
          value={order.id}
          aria-label={`Reorder ${order.number}`}
        >
          Reorder
        </SubmitButton>
      )}
      {children}
    </Form>
  );
}
