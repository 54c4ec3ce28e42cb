import { sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import type { Email } from "@api/mail/email";
import { isListed } from "@api/modules/restaurants/visibility";
import { sumMoney } from "@api/modules/sales-reports/money";
import { mailRestaurant } from "@api/modules/settings/mail";
import { formatCents } from "@domain/money";
import { summaryHour } from "@domain/settings/mail";
import { type Place, sumPeriod, topProducts } from "./figures";

const batch = 50;

/**
 * [SET-4] Emails yesterday's figures to the teams that subscribed to them, after 7:00 restaurant time. Safe in any number of
 * processes: recording the day claims it. Missed days are skipped.
 */
export async function sendDailySummaries({ db, clock, mailer, logger }: Summing): Promise<void> {
  const now = clock.now();
  const local = sql`(${now}::timestamptz at time zone time_zone)`;
  const yesterday = sql<string>`(${local}::date - 1)::text`;
  const isOpen = sql<boolean>`coalesce(summary_sent_for < ${local}::date - 1, true)`;
  const due = await db
    .selectFrom("restaurants")
    .select(["id", "name", "time_zone", yesterday.as("day")])
    .where(isListed)
    .where(sql<boolean>`jsonb_array_length(coalesce(mail_settings -> 'daily_summary', '[]')) > 0`)
    .where(sql<boolean>`extract(hour from ${local}) >= ${summaryHour}`)
    .where(isOpen)
    .orderBy("id")
    .limit(batch)
    .execute();
  for (const { id, name, time_zone: timeZone, day } of due) {
    try {
      await db.transaction().execute(async (trx) => {
        const taken = await trx
          .updateTable("restaurants")
          .set({ summary_sent_for: sql`${day}::date` })
          .where("id", "=", id)
          .where(isOpen)
          .returning("id")
          .executeTakeFirst();
        if (!taken) return;
        const message = await summaryEmail(trx, { id, timeZone }, { name, day });
        await mailRestaurant(trx, mailer, { restaurantId: id, event: "daily_summary", message });
      });
    } catch (error) {
      logger.error({ err: error, restaurant: id }, "A restaurant's day could not be summed up");
    }
  }
}

type Summing = Pick<ApiDependencies, "db" | "clock" | "mailer" | "logger">;

const dayText = (day: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

async function summaryEmail(db: Db, place: Place, { name, day }: { name: string; day: string }) {
  const period = { from: day, to: day };
  const [sums, money, sold] = await Promise.all([
    sumPeriod(db, place, period),
    sumMoney(db, { restaurantId: place.id, timeZone: place.timeZone, period }),
    topProducts(db, place, period),
  ]);
  const orders = sums.orders === 1 ? "1 order" : `${sums.orders} orders`;
  return {
    template: "restaurant-daily-summary",
    subject: `${dayText(day)}: ${orders}, ${formatCents(money.net_sales)} net sales`,
    heading: dayText(day),
    parts: [
      { paragraph: sums.orders === 0 ? `Nobody ordered at ${name}.` : `Here is the day at ${name}.` },
      {
        facts: [
          { name: "Orders", value: String(sums.orders) },
          { name: "Gross sales", value: formatCents(money.gross_sales) },
          { name: "Discounts", value: formatCents(-money.discounts) },
          { name: "Refunds", value: formatCents(-money.refunds) },
          { name: "Net sales", value: formatCents(money.net_sales) },
          { name: "Tax", value: formatCents(money.tax) },
          { name: "Tips", value: formatCents(money.tips) },
          { name: "Delivery fees", value: formatCents(money.delivery_fees) },
          ...(money.paid_by_platform ? [{ name: "Paid by HalalGo", value: formatCents(money.paid_by_platform) }] : []),
          { name: "Payout", value: formatCents(money.payout) },
        ],
      },
      ...(sold.length > 0
        ? [
            { paragraph: "What sold most, before discounts and refunds:" },
            {
              rows: sold.map((item) => ({
                label: item.name,
                detail: `${item.quantity} sold`,
                amount: formatCents(item.total),
              })),
            },
          ]
        : []),
      { button: { label: "Open the sales report", path: `/dashboard/sales-report?from=${day}&to=${day}` } },
    ],
  } satisfies Omit<Email, "to" | "because">;
}
