import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, Link } from "@remix-run/react";
import { EtaClock } from "~/features/order-tracking/eta-clock";
import { answerSoldOut, loadOrder, type OrderView } from "~/features/order-tracking/order-view.server";
import { emailedStepsText, DeviceNotifications } from "~/features/push/device-notifications";
import { findPush } from "~/features/push/push.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { StarPattern } from "~/ui/illustration";
import { Timeline } from "~/ui/layout/timeline";
import { useLiveReload } from "~/ui/live/use-live-reload";
import { TextLink } from "~/ui/text-link";
import { OrderEnds, SoldOutQuestions } from "./order-ends";
import { Receipt } from "./receipt";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const handle = { frame: { cartBar: false } };

export const meta = ({ data }: { data?: { order: { orderId: string } } }) => [
  { title: `Order${data ? ` ${data.order.orderId}` : ""} · HalalGo` },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const [view, push] = await Promise.all([loadOrder(context, params.id ?? ""), findPush(context)]);
  return { ...view, push: view.isRunning ? push : null };
}

/** [RUSH-12] Handles the answer about a sold-out item. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireCustomer(request, context);
  return answerSoldOut(context, params.id ?? "", await readForm(request));
}

/** [ORD-5] The order's status and its receipt. */
export default function OrderPage() {
  const view = useLoaderData<typeof loader>();
  return (
    <div data-panel-host data-own-head>
      <main id="main" tabIndex={-1} className="pb-10">
        <OrderHead view={view} />
        <div className="page-width bg-canvas rounded-t-panel relative -mt-6 grid max-w-260! gap-x-16 pt-6 md:mt-0 md:pt-10 xl:grid-cols-2">
          <section aria-label="Progress" data-no-print>
            <SoldOutQuestions view={view} />
            <Timeline steps={view.steps} />
            {view.isRunning && <Updates orderId={view.order.id} seenAt={view.seenAt} />}
            {view.push && (
              <section aria-label="Notifications on this device" className="mt-4">
                <DeviceNotifications push={view.push} byMail={emailedStepsText} />
              </section>
            )}
            <OrderEnds view={view} />
          </section>
          <Receipt view={view} />
        </div>
      </main>
      <Outlet context={view} />
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;

/**
 * [ORD-3] Keeps an open order's page up to date: by live events, by polling where there are none, and without
 * JavaScript by reloading.
 */
function Updates({ orderId, seenAt }: { orderId: string; seenAt: string }) {
  const live = useLiveReload(["order.status", "payment.settled"], { subjectId: orderId, pollEveryMs: 15_000 });
  const isLost = live === "lost";
  return (
    <p className="bg-sunken dark:bg-surface rounded-control text-meta mt-2 flex items-center gap-2.5 px-3.5 py-2">
      <noscript>
        <meta httpEquiv="refresh" content="30" />
      </noscript>
      <span aria-hidden className={`size-2.5 rounded-full ${isLost ? "bg-control" : "bg-success-text"}`} />
      <span className="flex-1">
        <span role="status">{isLost ? "Connection lost, trying again" : "Updates automatically"}</span> ·{" "}
        <bdi dir="ltr">{seenAt}</bdi>
      </span>
      <TextLink to="" reloadDocument alone className="inline-flex min-h-9 items-center pointer-coarse:min-h-11">
        Refresh
      </TextLink>
    </p>
  );
}

/** The expected time or the status: the largest text of the page. */
function OrderHead({ view }: { view: OrderView }) {
  const { order, eta, says, card, unsaid } = view;
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
          {eta ? (
            <>
              <EtaClock eta={eta} large />
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
