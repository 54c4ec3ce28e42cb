import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { toChargeOutcome } from "@api/payments/sandbox/charges";
import { stableId, stableRandom } from "./generate-menus";
import { firstNames, lastNames, streets } from "./generate-places";

interface Batch {
  /** The numbers to generate: above `after`, up to `upTo`. */
  after: number;
  upTo: number;
  now: Date;
}

/** A number in [0, 1) derived from the row's number `n`, different for each purpose. */
const randomFor = (purpose: string) => stableRandom(sql`${purpose}::text`, sql`n`);
const pickRandom = (words: readonly string[], purpose: string) =>
  sql`(${[...words]}::text[])[1 + floor(${randomFor(purpose)} * ${words.length})::int]`;

/** Customers with one address each, in the ZIP code of a listed place, so that they live near places. */
export async function insertGeneratedCustomers(
  db: Db,
  { after, upTo, now, password }: Batch & { password: string },
): Promise<void> {
  await sql`
    with homes as materialized (
      select r.city, r.zip_code, r.latitude, r.longitude, row_number() over (order by l.position) as rank
      from listings l join restaurants r on r.id = l.restaurant_id where r.latitude is not null
    ), generated as materialized (
      select n, ${stableId(sql`'customer'`, sql`n`)} as id, ${pickRandom(firstNames, "first")} as first_name,
        ${pickRandom(lastNames, "last")} as last_name, ${pickRandom(streets, "street")} as street,
        1 + floor(${randomFor("home")} * (select count(*) from homes))::bigint as home
      from generate_series(${after}::int + 1, ${upTo}::int) n
    ), people as (
      insert into users (id, email, password_hash, first_name, last_name, phone, role, created_at)
      select id, 'customer-' || lpad(n::text, 7, '0') || '@generated.example', ${password}, first_name, last_name,
        '(555) 555-' || lpad((n % 10000)::text, 4, '0'), 'customer', ${now}::timestamptz - make_interval(days => 400)
      from generated returning id
    )
    insert into addresses (user_id, label, contact_name, contact_email, contact_phone, address, city, zipcode, latitude, longitude,
      is_default, created_at)
    select generated.id, 'Home', first_name || ' ' || last_name, 'customer-' || lpad(n::text, 7, '0') || '@generated.example',
      '(555) 555-' || lpad((n % 10000)::text, 4, '0'), 1 + n * 7 % 900 || ' ' || street, homes.city, homes.zip_code,
      homes.latitude + (${randomFor("north")} - 0.5) * 0.01, homes.longitude + (${randomFor("east")} - 0.5) * 0.01,
      true, ${now}::timestamptz - make_interval(days => 400)
    from generated join homes on homes.rank = generated.home`.execute(db);
}

const card = { brand: "VISA", last4: "4242", expMonth: 12, expYear: 2030, behaviour: "approve" } as const;

/** The sandbox provider's record of a charge, as text with placeholders for id, amount, time and order. */
const chargeTemplate = (now: Date): string => {
  const charge = { amount: -1, currency: "usd", external_reference_id: "HG-@number" };
  const { answer, ...outcome } = toChargeOutcome("@charge", card, charge, now);
  return JSON.stringify({ fingerprint: "demo", amount: -1, ...outcome, answer: { ...answer, created: -2 } });
};

/**
 * Finished orders of the last year, with their lines, steps, payments and refunds: each by a customer at a place in
 * their ZIP code, some places being far more popular. Their ids begin with their time, as those of real orders do.
 */
export async function insertGeneratedOrders(db: Db, { after, upTo, now }: Batch): Promise<void> {
  // Postgres knows nothing of how many rows each step has. Once the tables have been analysed it expects one, and would compare each
  // order of the batch with each line.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db);
  await sql`
    with places as materialized (
      select r.id, r.zip_code, r.time_zone, r.delivery_fee_cents, l.delivers, r.preparation_minutes, owner.user_id as owner_id,
        least(365, extract(epoch from ${now}::timestamptz - r.created_at) / 86400 - 1) as days,
        row_number() over (partition by r.zip_code order by l.position) - 1 as rank, count(*) over (partition by r.zip_code) as beside
      from listings l join restaurants r on r.id = l.restaurant_id
        left join lateral (select user_id from restaurant_members m where m.restaurant_id = r.id and m.role = 'owner' limit 1) owner on true
    ), people as materialized (
      select u.id, u.first_name, u.last_name, u.phone, a.address, a.city, a.zipcode, row_number() over (order by u.email) - 1 as rank
      from users u join addresses a on a.user_id = u.id and a.is_default where u.email like 'customer-%@generated.example'
    ), drawn as materialized (
      select n, floor(${randomFor("who")} * (select count(*) from people))::bigint as who, ${randomFor("where")} as place, ${randomFor("when")} as whenever,
        ${randomFor("hour")} as hour, ${randomFor("way")} as way, ${randomFor("money")} as money, ${randomFor("end")} as ending
      from generate_series(${after}::int + 1, ${upTo}::int) n
    ), chosen as materialized (
      select n, p.id as restaurant_id, p.owner_id, c.id as customer_id, c.first_name || ' ' || c.last_name as customer_name, c.phone,
        case when p.delivers and way < 0.7 then 'delivery' else 'takeaway' end as order_type,
        not (money < 0.5 and not (p.delivers and way < 0.7)) as by_card,
        case when ending < 0.03 then 'cancelled' when ending < 0.05 then 'rejected' else 'completed' end as status,
        p.delivery_fee_cents, p.preparation_minutes, p.time_zone, c.address, c.city, c.zipcode, money, way, whenever, hour,
        date_trunc('milliseconds', least(${now}::timestamptz - make_interval(hours => 3), (((${now}::timestamptz
          - make_interval(secs => 86400 * greatest(1, days) * whenever)) at time zone p.time_zone)::date
          + make_interval(mins => 660 + floor(hour * 600)::int)) at time zone p.time_zone)) as at
      from drawn join people c on c.rank = drawn.who
        join places p on p.zip_code = c.zipcode and p.rank = floor(drawn.place * drawn.place * p.beside)
    ), lines as materialized (
      select n, i.*, i.each * i.quantity as total from chosen cross join lateral (
        select id, name, category, image, coalesce(regular_price_cents, price_cents) as each,
          1 + floor(chosen.hour * 1.3)::int as quantity, row_number() over () - 1 as position
        from (
          select * from menu_items i where i.restaurant_id = chosen.restaurant_id and i.deleted_at is null
          order by ${stableRandom(sql`chosen.n`, sql`i.id`)} limit 1 + floor(chosen.whenever * 3)
        ) i
      ) i
    ), sums as materialized (
      select n, sum(total)::int as subtotal, jsonb_agg(jsonb_build_object('menuItemId', id, 'name', name, 'category', category,
        'image', image, 'size', 'regular', 'addons', '[]'::jsonb, 'quantity', quantity, 'unitPrice', each, 'lineTotal', total,
        'offerDiscount', 0, 'cartItemId', null, 'problem', null) order by position) as lines
      from lines group by n
    ), priced as materialized (
      select chosen.*, subtotal, lines, case when order_type = 'delivery' then delivery_fee_cents else 0 end as fee,
        case when by_card then floor(way * 4)::int * 100 else 0 end as tip,
        (lpad(to_hex(floor(extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5('order ' || n), 14, 3) || '8'
          || substr(md5('order ' || n), 18, 15))::uuid as order_id, ${stableId(sql`'payment'`, sql`chosen.n`)} as payment_id,
        row_number() over (partition by restaurant_id, (at at time zone time_zone)::date order by at, n) as token
      from chosen join sums using (n)
    ), new_orders as (
      insert into orders (id, restaurant_id, customer_id, customer_name, customer_phone, source, order_type, token, status,
        estimated_ready_at, done_at, delivery_address, subtotal_cents, delivery_fee_cents, tip_cents, total_cents, payment_method, created_at, updated_at)
      select order_id, restaurant_id, customer_id, customer_name, phone, case when by_card then 'online' else 'pos' end, order_type, token,
        status, case when status = 'completed' then at + make_interval(mins => 2 + preparation_minutes) end,
        case when status = 'completed' then at + make_interval(mins => 25) end,
        case when order_type = 'delivery' then jsonb_build_object('label', 'Home', 'contactName', customer_name, 'contactPhone', phone,
          'address', address, 'city', city, 'zipcode', zipcode) end,
        subtotal, fee, tip, subtotal + fee + tip, case when by_card then 'credit_card' else 'cash' end, at, at + make_interval(mins => 45)
      from priced order by at
      returning id, number
    ), new_lines as (
      insert into order_items (order_id, menu_item_id, name, category, image, quantity, unit_price_cents, line_total_cents, position)
      select order_id, id, name, category, image, quantity, each, total, position from priced join lines using (n)
    ), new_steps as (
      insert into order_status_changes (order_id, status, at, actor_id, actor_role)
      select order_id, step.status, at + make_interval(mins => step.minutes),
        case when step.by = 'customer' then customer_id else owner_id end, step.by
      from priced join (values ('completed', 1, 'placed', 0, 'customer'), ('completed', 2, 'accepted', 2, 'owner'),
        ('completed', 3, 'preparing', 5, 'owner'), ('completed', 4, 'ready', 25, 'owner'), ('completed', 5, 'completed', 45, 'owner'),
        ('cancelled', 1, 'placed', 0, 'customer'), ('cancelled', 2, 'cancelled', 3, 'customer'),
        ('rejected', 1, 'placed', 0, 'customer'), ('rejected', 2, 'rejected', 4, 'owner')
      ) step (whole, place, status, minutes, by) on step.whole = priced.status
      order by at, n, step.place
    ), new_payments as (
      insert into payments (id, key, customer_id, restaurant_id, order_id, method, at_counter, status, attempt, amount_cents, choices, quote,
        charge_id, card_brand, card_last4, created_at, updated_at)
      select payment_id, 'made-' || n, customer_id, restaurant_id, order_id, case when by_card then 'credit_card' else 'cash' end, not by_card,
        case when status = 'completed' then 'ordered' else 'refunded' end, by_card::int, subtotal + fee + tip,
        jsonb_build_object('restaurantId', restaurant_id, 'orderType', order_type, 'couponCode', null, 'tip', tip, 'note', null),
        jsonb_build_object('lines', lines, 'subtotal', subtotal, 'offerDiscount', 0, 'offers', '[]'::jsonb, 'couponDiscount', 0,
          'deliveryFee', fee, 'taxes', '[]'::jsonb, 'tip', tip, 'total', subtotal + fee + tip, 'currency', 'usd', 'coupon', null,
          'deliveryWaivedBy', null, 'deliveryFeeWaived', null, 'giftsAwaitEmail', null, 'couponError', null, 'deliveryAddress', null,
          'isOpen', true, 'nextOpening', null, 'problems', null),
        case when by_card then 'MADE' || lpad(n::text, 9, '0') end, case when by_card then ${card.brand} end,
        case when by_card then ${card.last4} end, at, at
      from priced
    ), new_charges as (
      insert into sandbox_records (kind, id, idempotency_key, body, created_at)
      select 'charge', 'MADE' || lpad(n::text, 9, '0'), 'made-' || n || ':1', replace(replace(replace(replace(${chargeTemplate(now)},
        '@charge', 'MADE' || lpad(n::text, 9, '0')), '@number', new_orders.number::text), ':-1', ':' || (subtotal + fee + tip)),
        ':-2', ':' || floor(extract(epoch from at) * 1000)::bigint)::jsonb, at
      from priced join new_orders on new_orders.id = order_id where by_card
    ), refunded as (
      insert into refunds (payment_id, order_id, key, amount_cents, reason, status, provider_refund_id, created_at, settled_at)
      select payment_id, order_id, 'made-refund-' || n, subtotal + fee + tip, 'Order ' || status, 'succeeded',
        case when by_card then 'MADR' || lpad(n::text, 9, '0') end, at + make_interval(mins => 4), at + make_interval(mins => 4)
      from priced where status <> 'completed'
    )
    insert into sandbox_records (kind, id, idempotency_key, body, created_at)
    select 'refund', 'MADR' || lpad(n::text, 9, '0'), 'made-refund-' || n,
      jsonb_build_object('fingerprint', 'demo', 'status', 200, 'amount', subtotal + fee + tip, 'chargeId', 'MADE' || lpad(n::text, 9, '0'),
        'answer', jsonb_build_object('id', 'MADR' || lpad(n::text, 9, '0'), 'object', 'refund', 'amount', subtotal + fee + tip,
          'charge', 'MADE' || lpad(n::text, 9, '0'), 'created', floor(extract(epoch from at) * 1000)::bigint, 'status', 'succeeded')),
      at + make_interval(mins => 4)
    from priced where by_card and status <> 'completed'`.execute(db);
}
