import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { arc, pie } from "d3-shape";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { computeGrowth } from "@domain/reporting-period";
import { toOrderRow } from "~/features/orders/order-row.server";
import type { Host } from "~/host/client/host";
import { nullIfFailed, nullIfUnsupported } from "~/host/errors";
import { listOwnItems } from "~/host/own-menu.server";
import { findApplication } from "~/host/registrations.server";
import { type Dashboard, getDashboard } from "~/host/reports.server";
import { findRestaurant } from "~/host/restaurants.server";
import { drawBars } from "~/lib/bars.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { comparisonTexts, periodChoices, periodText, readDays, shortMonth, wholePeriod } from "~/lib/lists/period";
import { registrationPaths } from "~/lib/registration-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";

/** [DASH-4…7] Open orders, and the figures for the days in the URL, by default the current month. */
export async function loadOverview({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const days = readDays(new URL(request.url).searchParams);
  const [place, known] = await Promise.all([
    findRestaurant(context.host, restaurant.id),
    getDashboard(context.host, restaurant.id, { date_from: days.from, date_to: days.to }).catch(nullIfUnsupported),
  ]);
  if (user.role === "owner") await leadToApplication(context.host, restaurant.id, place?.status);
  const today = localDate(new Date(), place?.timeZone ?? defaultTimeZone);
  const period = wholePeriod(days, today);
  const figures = known ?? sampleFigures(today);
  const lacksDishes =
    known?.recent_orders.length === 0 && isEditor(user.role) && (await isMenuEmpty(context, restaurant.id));
  const draw = <T>(chart: () => T): T | null => {
    try {
      return chart();
    } catch (error) {
      context.logger.error({ err: error }, "A chart of the overview could not be drawn");
      return null;
    }
  };
  const parts = toCategoryShares(figures.sales_by_category);
  return {
    isSample: known === null,
    /** Nothing can be sold yet: whoever may change the menu is led to the first dish. */
    lacksDishes,
    /** For staff whom the owner does not allow to see figures. */
    isHidden: figures.figures_hidden === true,
    period: {
      text: periodText(period, today),
      ...period,
      choices: periodChoices(today).map(({ label, from, to }) => ({
        label,
        to: dashboardPaths.dashboardOverview({ from, to }),
        current: from === period.from && to === period.to,
      })),
    },
    sums: toTotals(figures),
    waiting: figures.waiting ?? null,
    months: figures.monthly_sales,
    bars: draw(() => ({
      wide: drawMonths(figures.monthly_sales, { width: 560, height: 300 }),
      narrow: drawMonths(figures.monthly_sales.slice(-6), { width: 330, height: 220 }),
    })),
    categories: {
      parts,
      total: figures.sales_by_category.reduce((sum, { total }) => sum + total, 0),
      paths: draw(() => drawDoughnut(parts, doughnutSize)),
      size: doughnutSize,
    },
    products: figures.top_products,
    recent: figures.recent_orders.map(toOrderRow),
  };
}

/** Redirects an owner whose restaurant is pending or rejected to the application, if the host has one. */
async function leadToApplication(host: Host, id: string, status: string | null | undefined): Promise<void> {
  if (status !== "pending" && status !== "rejected") return;
  if (await findApplication(host, id)) throw redirect(registrationPaths.application(id));
}

async function isMenuEmpty({ host, logger }: LoaderFunctionArgs["context"], id: string): Promise<boolean> {
  const menu = await listOwnItems(host, { restaurant_id: id, per_page: 1 }).catch(
    nullIfFailed(logger, "The menu was not loaded; the overview does not say whether it is empty"),
  );
  return menu?.total === 0;
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

const doughnutSize = 168;

function toTotals({ total_revenue: revenue, orders, paid_orders: paid, customers, growth, previous }: Dashboard) {
  const computeAverage = (earned: number, count: number) => (count > 0 ? Math.round(earned / count) : 0);
  const average = computeAverage(revenue, paid ?? orders);
  const before = previous && {
    revenue: previous.total_revenue,
    ...comparisonTexts({ from: previous.date_from, to: previous.date_to }),
    orders: computeGrowth(orders, previous.orders),
    customers: computeGrowth(customers, previous.customers),
    average: computeGrowth(average, computeAverage(previous.total_revenue, previous.paid_orders ?? previous.orders)),
  };
  return { revenue, orders, customers, average, growth: growth ?? null, before: before ?? null };
}

/** [DASH-7] Sample figures for a host without sales data, shown under a badge that says so. */
const months = [31, 30, 33, 39, 42, 36, 35, 38, 39, 41, 43, 48];

function sampleFigures(today: string): Dashboard {
  const end = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return {
    total_revenue: 4_826_000,
    orders: 1342,
    customers: 611,
    growth: 12.4,
    monthly_sales: months.map((thousands, index) => {
      const month = end - months.length + 1 + index;
      const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
      return { month: name, total: index === months.length - 1 ? 4_826_000 : thousands * 100_000 };
    }),
    sales_by_category: [
      { category: "Kebab plates", total: 2_219_960 },
      { category: "Wraps and dürüm", total: 1_061_720 },
      { category: "Pide and lahmacun", total: 723_900 },
      { category: "Soups and mezze", total: 482_600 },
      { category: "Desserts and drinks", total: 337_820 },
    ],
    top_products: [
      { name: "Adana Kebab Plate", quantity: 412, total: 626_200 },
      { name: "Chicken Dürüm", quantity: 338, total: 388_400 },
      { name: "Cheese Pide", quantity: 241, total: 337_200 },
      { name: "Red Lentil Soup", quantity: 229, total: 125_700 },
      { name: "Pistachio Baklava", quantity: 187, total: 149_400 },
    ],
    recent_orders: [],
  };
}

/** The overview's charts, drawn on the server: browsers receive SVG and need no chart library. */

// Created once, because creating one takes longer than the rest of a bar.
const exactly = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const roughly = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** "$48.3k", "$960", "0" */
export function shortMoney(cents: number): string {
  const dollars = Math.round(cents / 100);
  if (dollars === 0) return "0";
  if (dollars < 1000) return `$${dollars}`;
  return `$${(dollars < 100_000 ? exactly : roughly).format(dollars / 1000)}k`;
}

type Months = Dashboard["monthly_sales"];

/** [DASH-5] Bars for months, the current one last, in a box of `width` by `height` pixels. Totals in cents. */
export const drawMonths = (months: Months, box: { width: number; height: number }) =>
  drawBars(
    months.map(({ month, total }) => ({ key: month, label: shortMonth(month), value: total })),
    { ...box, minRange: 100, textOf: shortMoney },
  );

/** Maximum number of parts; smaller ones are combined as "Everything else". */
const maxParts = 6;

type Categories = Dashboard["sales_by_category"];

export function toCategoryShares(categories: Categories): (Categories[number] & { percent: number })[] {
  const sold = categories.filter(({ total }) => total > 0);
  const isMany = sold.length > maxParts;
  const shown = isMany ? sold.slice(0, maxParts - 1) : sold;
  const rest = sold.slice(shown.length).reduce((sum, { total }) => sum + total, 0);
  const whole = sold.reduce((sum, { total }) => sum + total, 0);
  return [...shown, ...(isMany ? [{ category: "Everything else", total: rest }] : [])].map((part) => ({
    ...part,
    percent: Math.round((part.total / whole) * 100),
  }));
}

/** [DASH-5] One SVG path per part, centered in a square of `size` pixels. */
export function drawDoughnut(parts: readonly { total: number }[], size: number): string[] {
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(size * 0.31)
    .outerRadius(size / 2)
    .cornerRadius(1);
  // Gaps of three pixels at the rim; a single part has none.
  const slices = pie<{ total: number }>()
    .value(({ total }) => total)
    .sort(null)
    .padAngle(parts.length > 1 ? 6 / size : 0);
  return slices([...parts]).map((slice) => ring(slice) ?? "");
}
