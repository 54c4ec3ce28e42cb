import { sql } from "kysely";

/** What the application of restaurant r holds (contract/application), as JSON: look-ups by key, for few rows. */
export const applicationSelection = sql`
  json_build_object(
    'email', r.email is not null or exists (select from restaurant_members m where m.restaurant_id = r.id and m.role = 'owner'),
    'phone', r.phone <> '',
    'whatsapp', coalesce(r.whatsapp_number, '') <> '',
    'terms', r.agree_to_terms,
    'open_days', (select count(*)::int from operating_hours h where h.restaurant_id = r.id and h.is_open),
    'sales_tax_id', r.sales_tax_id is not null,
    'bank', r.bank_name is not null and r.routing_number is not null and r.account_number is not null,
    'voided_check', exists (select from restaurant_documents d where d.restaurant_id = r.id and d.kind = 'voided_check'),
    'menu_file', (select d.file_name from restaurant_documents d
      where d.restaurant_id = r.id and d.kind = 'menu_file' order by d.position limit 1),
    'menu_items', (select count(*)::int from menu_items i where i.restaurant_id = r.id and i.deleted_at is null),
    'picture', r.logo is not null or r.banner_image is not null,
    'sent_again_at', r.application_sent_again_at,
    'sent_changes', r.application_sent_changes,
    'open_requests', (select count(*)::int from application_requests q where q.restaurant_id = r.id and q.answered_at is null),
    'registered_by', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = r.registered_by))`;
