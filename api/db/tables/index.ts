import type * as catalogue from "./catalogue";
import type * as operations from "./operations";
import type * as orders from "./orders";
import type * as people from "./people";
import type * as restaurants from "./restaurants";

export { json } from "./columns";

/** Every table by its name, as the migrations in ../migrations make them. */
export interface Database {
  users: people.UsersTable;
  access_tokens: people.AccessTokensTable;
  password_resets: people.PasswordResetsTable;
  addresses: people.AddressesTable;
  newsletter_subscriptions: people.NewsletterSubscriptionsTable;
  passes: people.PassesTable;
  cards_on_file: people.CardsOnFileTable;
  notifications: people.NotificationsTable;
  restaurants: restaurants.RestaurantsTable;
  restaurant_members: restaurants.RestaurantMembersTable;
  team_invitations: restaurants.TeamInvitationsTable;
  operating_hours: restaurants.OperatingHoursTable;
  special_days: restaurants.SpecialDaysTable;
  restaurant_documents: restaurants.RestaurantDocumentsTable;
  restaurant_notes: restaurants.RestaurantNotesTable;
  registration_drafts: restaurants.RegistrationDraftsTable;
  uploads: restaurants.UploadsTable;
  audit_log: restaurants.AuditLogTable;
  favourites: restaurants.FavouritesTable;
  dining_tables: restaurants.DiningTablesTable;
  menu_categories: catalogue.MenuCategoriesTable;
  menu_items: catalogue.MenuItemsTable;
  modifier_groups: catalogue.ModifierGroupsTable;
  addons: catalogue.AddonsTable;
  menu_item_addons: catalogue.MenuItemAddonsTable;
  coupons: catalogue.CouponsTable;
  deals: catalogue.DealsTable;
  deal_items: catalogue.DealItemsTable;
  taxes: catalogue.TaxesTable;
  carts: orders.CartsTable;
  cart_items: orders.CartItemsTable;
  orders: orders.OrdersTable;
  order_items: orders.OrderItemsTable;
  order_status_changes: orders.OrderStatusChangesTable;
  coupon_redemptions: orders.CouponRedemptionsTable;
  payments: orders.PaymentsTable;
  refunds: orders.RefundsTable;
  reviews: orders.ReviewsTable;
  events: operations.EventsTable;
  emails: operations.EmailsTable;
  webhook_deliveries: operations.WebhookDeliveriesTable;
  rate_limits: operations.RateLimitsTable;
  restaurant_notification_settings: operations.RestaurantNotificationSettingsTable;
  platform_settings: operations.PlatformSettingsTable;
  stored_files: operations.StoredFilesTable;
  stored_file_pieces: operations.StoredFilePiecesTable;
  sandbox_records: operations.SandboxRecordsTable;
}
