import { Link } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/star-pattern";
import { ArrivalClock } from "~/features/order-tracking/arrival-clock";
import type { OrderView } from "~/features/order-tracking/order-view.server";

/** When it comes, or where it stands: the largest thing on the page. */
export function OrderHead({ view }: { view: OrderView }) {
  const { order, arrival, says, card, unsaid } = view;
  return (
    <header className="on-night relative overflow-hidden pb-6 md:pb-0 print:hidden">
      <StarPattern opacity={0.1} />
      {card.image && (
        <img
          src={card.image}
          alt=""
          width={260}
          height={260}
          className="absolute -end-12 -bottom-16 size-44 rounded-full object-cover md:end-[8%] md:-bottom-16 md:size-72"
        />
      )}
      <div className="page-width relative max-w-260!">
        <div className="flex min-h-15 items-center gap-3">
          <Link
            to={paths.orders()}
            aria-label="All orders"
            className="-ms-3 grid size-11 place-items-center rounded-full text-white hover:bg-white/12"
          >
            <Icon name="arrow-left" size={24} className="rtl:-scale-x-100" />
          </Link>
          <h1 className="text-card flex-1 max-md:text-center">
            Order <bdi dir="ltr">{order.orderId}</bdi>
          </h1>
          <a
            href="#receipt"
            aria-label="To the receipt"
            className="-me-3 grid size-11 place-items-center rounded-full text-white hover:bg-white/12 xl:hidden"
          >
            <Icon name="receipt" size={24} />
          </a>
        </div>
        <div className="max-w-[68%] pt-3 pb-8 md:max-w-[60%] md:pb-12">
          {arrival ? (
            <>
              <ArrivalClock arrival={arrival} large />
              <p className="text-lead text-on-night-quiet mt-4 max-w-76">{says}</p>
            </>
          ) : (
            <>
              <p className="text-clock text-[3rem]! md:text-[4rem]!">{card.statusText}</p>
              <p className="text-lead text-on-night-quiet mt-3 max-w-76">{says}</p>
            </>
          )}
          {unsaid && <p className="text-on-night-quiet mt-2 max-w-76">{unsaid}</p>}
        </div>
      </div>
    </header>
  );
}
