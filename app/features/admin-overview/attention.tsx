import { type ReactNode, useId } from "react";
import { formatCount } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import type { AdminOverview } from "./load-overview.server";

type PartProps = { title: string; total: number; tone: string; none: string; link?: ReactNode; children: ReactNode };

function Part({ title, total, tone, none, link, children }: PartProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={`text-label rounded-tag min-w-7 px-2 py-1 text-center tabular-nums ${total > 0 ? tone : "bg-muted text-body"}`}
        >
          {formatCount(total)}
        </span>
        <h2 id={id} className="text-card min-w-0 grow basis-24">
          {title}
        </h2>
        {link}
      </div>
      {total === 0 ? (
        <p className="text-meta text-quiet">{none}</p>
      ) : (
        <ul className="divide-line divide-y">{children}</ul>
      )}
    </Card>
  );
}

type LineProps = {
  icon: IconName;
  tone: string;
  title: ReactNode;
  cents: number;
  text: string;
  when: string;
  end?: ReactNode;
};

function Line({ icon, tone, title, cents, text, when, end }: LineProps) {
  return (
    <li className="flex gap-3 py-3">
      <span className={`rounded-small grid size-8 shrink-0 place-items-center ${tone}`}>
        <Icon name={icon} weight="fill" size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="text-label text-ink min-w-0 wrap-anywhere">{title}</span>
          <span className="text-label text-ink tabular-nums">
            <Money cents={cents} />
          </span>
        </p>
        <p className="text-meta text-quiet break-words">{text}</p>
        <p className="text-meta text-quiet flex flex-wrap justify-between gap-x-3">
          <span>{when}</span>
          {end}
        </p>
      </div>
    </li>
  );
}

/** Failed payments of the last days. */
export function FailedPayments({ total, rows }: NonNullable<AdminOverview["payments"]>) {
  return (
    <Part
      title="Failed payments"
      total={total}
      tone="bg-danger-soft text-danger-text"
      none="No payment failed in the last 7 days."
      link={
        <TextLink to={dashboardPaths.adminFailedPayments()} alone>
          See all<span className="sr-only"> failed payments</span>
        </TextLink>
      }
    >
      {rows.map(({ id, place, restaurantId, amount, when, text, isBad }) => (
        <Line
          key={id}
          icon={isBad ? "warning-circle" : "x-circle"}
          tone="bg-danger-soft text-danger-text"
          title={restaurantId ? <TextLink to={dashboardPaths.adminRestaurant(restaurantId)}>{place}</TextLink> : place}
          cents={amount}
          text={text}
          when={when}
        />
      ))}
    </Part>
  );
}

/** Refunds that the provider refused or has not finished. */
export function OpenRefunds({ total, rows }: NonNullable<AdminOverview["refunds"]>) {
  return (
    <Part
      title="Refunds not finished"
      total={total}
      tone="bg-accent-soft text-accent-text"
      none="Every refund has gone through."
      link={
        <TextLink to={dashboardPaths.adminRefunds()} alone>
          All refunds
        </TextLink>
      }
    >
      {rows.map(({ id, title, amount, isFailed, reason, since }) => (
        <Line
          key={id}
          icon={isFailed ? "warning-circle" : "arrow-u-up-left"}
          tone={isFailed ? "bg-danger-soft text-danger-text" : "bg-accent-soft text-accent-text"}
          title={title}
          cents={amount}
          text={`${isFailed ? "Refused by the provider" : "Waiting for the provider"}. ${reason}`}
          when={since}
          end={<TextLink to={dashboardPaths.adminRefund(id)}>Open</TextLink>}
        />
      ))}
    </Part>
  );
}
