import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "@api/http/router";
import { addonsModule } from "./addons/routes";
import { addressesModule } from "./addresses/routes";
import { adminDashboardModule } from "./admin-dashboard/routes";
import { agentsModule } from "./agents/routes";
import { announcementsModule } from "./announcements/routes";
import { applicationsModule } from "./applications/routes";
import { auditLogModule } from "./audit-log/routes";
import { authModule } from "./auth/routes";
import { browseModule } from "./browse/routes";
import { cartsModule } from "./carts/routes";
import { counterOrdersModule } from "./counter-orders/routes";
import { couponsModule } from "./coupons/routes";
import { customersModule } from "./customers/routes";
import { dashboardModule } from "./dashboard/routes";
import { dealsModule } from "./deals/routes";
import { demandModule } from "./demand/routes";
import { diningTablesModule } from "./dining-tables/routes";
import { eventsModule } from "./events/routes";
import { failedPaymentsModule } from "./failed-payments/routes";
import { favouritesModule } from "./favourites/routes";
import { halalModule } from "./halal/routes";
import { menuCategoriesModule } from "./menu-categories/routes";
import { menuImportsModule } from "./menu-imports/routes";
import { menuItemsModule } from "./menu-items/routes";
import { menusModule } from "./menus/routes";
import { modifierGroupsModule } from "./modifier-groups/routes";
import { newsletterModule } from "./newsletter/routes";
import { notificationsModule } from "./notifications/routes";
import { ordersModule } from "./orders/routes";
import { passesModule } from "./passes/routes";
import { paymentsModule } from "./payments/routes";
import { picturesModule } from "./pictures/routes";
import { platformCouponsModule } from "./platform-coupons/routes";
import { quoteModule } from "./quote/routes";
import { refundsModule } from "./refunds/routes";
import { registrationsModule } from "./registrations/routes";
import { restaurantsModule } from "./restaurants/routes";
import { reviewsModule } from "./reviews/routes";
import { salesReportsModule } from "./sales-reports/routes";
import { searchModule } from "./search/routes";
import { settingsModule } from "./settings/routes";
import { taxesModule } from "./taxes/routes";
import { teamModule } from "./team/routes";
import { transactionsModule } from "./transactions/routes";

/** Every module of the API: functions that create its routes from the dependencies. */
export const apiModules: ((dependencies: ApiDependencies) => OpenAPIHono<ApiEnv>)[] = [
  addonsModule,
  addressesModule,
  adminDashboardModule,
  agentsModule,
  announcementsModule,
  applicationsModule,
  auditLogModule,
  authModule,
  browseModule,
  cartsModule,
  counterOrdersModule,
  couponsModule,
  customersModule,
  dashboardModule,
  dealsModule,
  demandModule,
  diningTablesModule,
  eventsModule,
  failedPaymentsModule,
  favouritesModule,
  halalModule,
  menuCategoriesModule,
  menuImportsModule,
  menuItemsModule,
  menusModule,
  modifierGroupsModule,
  newsletterModule,
  notificationsModule,
  ordersModule,
  passesModule,
  paymentsModule,
  picturesModule,
  platformCouponsModule,
  quoteModule,
  refundsModule,
  registrationsModule,
  restaurantsModule,
  reviewsModule,
  salesReportsModule,
  searchModule,
  settingsModule,
  taxesModule,
  teamModule,
  transactionsModule,
];
