import { sql } from "kysely";

/**
 * Whether certificate `c` was replaced: by a verified one of the same kind that ends later. A kitchen has one certificate at a time,
 * a supplier or product is known by its holder and what is covered, so that one product's certificate does not replace another's.
 */
export const isReplaced = sql`exists (
  select from halal_certificates n
  where n.restaurant_id = c.restaurant_id and n.scope = c.scope and n.state = 'verified' and n.expires_on > c.expires_on
    and (c.scope = 'outlet' or (n.supplier_id is not distinct from c.supplier_id
      and lower(n.holder) = lower(c.holder) and lower(coalesce(n.covers, '')) = lower(coalesce(c.covers, '')))))`;
