import type { MenuItem } from "~/host/menu.server";
import { Badge } from "~/ui/badge";
import { Price } from "~/ui/money";

/** [REST-6] The Regular size as it costs now, the old price beside it. */
export function ItemPrice({ item }: { item: MenuItem }) {
  const { priceCents, oldPriceCents, deal } = item;
  const now = priceCents - (deal?.discountCents ?? 0);
  const before = deal ? priceCents : oldPriceCents;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-[1.375rem] leading-7">
      <Price cents={now} wasCents={before !== null && before > now ? before : null} />
      {deal && (
        <Badge tone="deal" icon="tag">
          {deal.title}
        </Badge>
      )}
    </p>
  );
}
