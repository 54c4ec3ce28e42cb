import { type Kysely, sql } from "kysely";

/**
 * [DATA-10] Orders, their lines and their steps lie in a table for each month (decision 052). New orders' ids begin with their
 * time, so that primary key and foreign keys stay on the id; the tables there were become the default partitions, which hold
 * what has an id from before. The version before goes on as it is: ids and numbers come from the columns' defaults.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order in which an order is placed, and given up before Postgres looks for deadlocks: nobody's order is the one to fail.
  await sql`select set_config('lock_timeout', '500ms', true)`.execute(db);
  await sql`lock table payments, orders, order_items, order_status_changes, coupon_redemptions, kitchen_voids, refunds, reviews`.execute(
    db,
  );
  // The one was for versions before 027, the other is the new primary key.
  await sql`drop index orders_platform_idx, order_status_changes_order_idx`.execute(db);
  await createIds(db);
  await dropReferences(db);
  for (const table of partitioned) await partition(db, table);
  await sql`alter table orders alter column id set default uuid_v7()`.execute(db);
  // What is there is looked through by the next migration, while others go on writing.
  for (const reference of references) await sql.raw(`${foreignKey(reference)} not valid`).execute(db);
  await createMonths(db);
}

/** Tables of their own that refer to orders. */
const references: Reference[] = [
  { table: "coupon_redemptions", action: "cascade" },
  { table: "kitchen_voids", action: "cascade" },
  { table: "payments", action: "set null" },
  { table: "refunds", action: "set null" },
  { table: "reviews", action: "set null" },
];

interface Reference {
  table: string;
  action: "cascade" | "set null";
}

function foreignKey({ table, action }: Reference): string {
  const name = `${table}_order_id_fkey`;
  return `alter table ${table} add constraint ${name} foreign key (order_id) references orders (id) on delete ${action}`;
}

async function createIds(db: Kysely<unknown>): Promise<void> {
  // RFC 9562: 48 bits of milliseconds, the rest at random but for version and variant. Postgres 18 brings uuidv7().
  await sql`
    create function uuid_v7(at timestamptz default clock_timestamp()) returns uuid language sql volatile parallel safe as $$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
    $$`.execute(db);
  await sql`
    create function first_uuid_of(millisecond bigint) returns uuid language sql immutable strict parallel safe as $$
      select rpad(lpad(to_hex(millisecond), 12, '0'), 32, '0')::uuid
    $$`.execute(db);
  await sql`
    create function millisecond_of(id uuid) returns bigint language sql immutable strict parallel safe as $$
      select ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint
    $$`.execute(db);
}

/** Takes away what refers to `orders` as it was. */
const dropReferences = (db: Kysely<unknown>) =>
  sql`
    do $$ declare found record; begin
      for found in select conrelid::regclass as held_by, conname from pg_constraint
        where contype = 'f' and confrelid = 'orders'::regclass
      loop
        execute format('alter table %s drop constraint %I', found.held_by, found.conname);
      end loop;
    end $$`.execute(db);

interface Partitioned {
  table: string;
  key: string;
  primaryKey: string;
  /** The column that counts up by itself. */
  counted?: string;
  /** What the table there was does not have. */
  also: string[];
}

const partitioned: Partitioned[] = [
  {
    table: "orders",
    key: "id",
    primaryKey: "id",
    counted: "number",
    // Unique across months they cannot be: a sequence gives the one, the restaurant's lock keeps the other.
    also: [
      "create index orders_number_idx on orders (number)",
      "create index orders_counter_key_idx on orders (counter_key) where counter_key is not null",
    ],
  },
  {
    table: "order_items",
    key: "order_id",
    primaryKey: "order_id, id",
    also: [foreignKey({ table: "order_items", action: "cascade" })],
  },
  {
    table: "order_status_changes",
    key: "order_id",
    primaryKey: "order_id, id",
    counted: "id",
    also: [foreignKey({ table: "order_status_changes", action: "cascade" })],
  },
];

/** Makes a table the default partition of a partitioned one of its name, with its columns, checks, foreign keys and indexes. */
async function partition(db: Kysely<unknown>, { table, key, primaryKey, counted, also }: Partitioned): Promise<void> {
  const rest = `${table}_default`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  // An identity cannot be shared with partitions before Postgres 17; a sequence can.
  if (counted) await run(countBySequence(table, counted));
  await run(`alter table ${table} rename to ${rest}`);
  await run(
    `create table ${table} (like ${rest} including defaults including constraints) partition by range (${key})`,
  );
  if (counted) await run(`alter sequence ${table}_${counted}_seq owned by ${table}.${counted}`);
  await run(`
    do $$ declare found record; begin
      for found in select conname, contype, pg_get_constraintdef(oid) as made from pg_constraint
        where conrelid = '${rest}'::regclass and contype in ('f', 'u', 'p')
      loop
        if found.contype = 'f' then
          execute format('alter table ${table} add constraint %I %s', found.conname, found.made);
        elsif found.made = 'PRIMARY KEY (${primaryKey})' then
          alter index ${table}_pkey rename to ${rest}_pkey;
        else
          execute format('alter table ${rest} drop constraint %I', found.conname);
        end if;
      end loop;
      for found in select relname, pg_get_indexdef(indexrelid) as made from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = '${rest}'::regclass and not indisprimary
      loop
        execute format('alter index %I rename to %I', found.relname, found.relname || '_default');
        execute regexp_replace(found.made, ' ON \\S+ USING ', ' ON ${table} USING ');
      end loop;
    end $$`);
  await run(`alter table ${table} add constraint ${table}_pkey primary key (${primaryKey})`);
  for (const statement of also) await run(statement);
  await run(`alter table ${table} attach partition ${rest} default`);
}

const countBySequence = (table: string, column: string) => `
  do $$ declare last bigint; used boolean; begin
    select last_value, is_called into last, used from ${table}_${column}_seq;
    alter table ${table} alter column ${column} drop identity;
    create sequence ${table}_${column}_seq;
    perform setval('${table}_${column}_seq', last, used);
    alter table ${table} alter column ${column} set default nextval('${table}_${column}_seq');
  end $$`;

/**
 * `make_order_month(day)`: the partitions of the day's month (UTC), unless they are there. Ids from before are random: what of the
 * default partition lies in the month stays there, and the month has a gap of that millisecond. Were orders placed before
 * their month was made, it begins after the last of them.
 */
async function createMonths(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function make_order_month(day date) returns void language plpgsql as $$
    declare
      month timestamptz := date_trunc('month', day::timestamp) at time zone 'UTC';
      ends bigint := extract(epoch from (month at time zone 'UTC' + interval '1 month') at time zone 'UTC') * 1000;
      parent text; key text; name text; piece text; rest text; starts bigint; late bigint; taken bigint; pieces integer;
    begin
      -- Given up before Postgres looks for deadlocks: nobody's order is the one to fail.
      perform set_config('lock_timeout', '500ms', true);
      foreach parent in array array['orders', 'order_items', 'order_status_changes'] loop
        key := case parent when 'orders' then 'id' else 'order_id' end;
        name := parent || to_char(month at time zone 'UTC', '_YYYY_MM');
        rest := parent || '_default';
        continue when to_regclass(name) is not null;
        starts := extract(epoch from month) * 1000;
        execute format('select max(millisecond_of(%1$I)) from %2$I where %1$I >= $1 and %1$I < $2 and substr(%1$I::text, 15, 1) = %3$L', key, rest, '7')
          into late using first_uuid_of(starts), first_uuid_of(ends);
        starts := greatest(starts, late + 1);
        pieces := 0;
        for taken in execute format(
          'select distinct millisecond_of(%1$I) from %2$I where %1$I >= $1 and %1$I < $2 union all select $3 order by 1', key, rest)
          using first_uuid_of(starts), first_uuid_of(ends), ends
        loop
          if starts < taken then
            pieces := pieces + 1;
            piece := name || case pieces when 1 then '' else '_' || pieces end;
            execute format('create table %I (like %I including all)', piece, parent);
            execute format('alter table %I attach partition %I for values from (%L) to (%L)',
              parent, piece, first_uuid_of(starts), first_uuid_of(taken));
          end if;
          starts := taken + 1;
        end loop;
      end loop;
    end $$`.execute(db);
  await sql`
    select make_order_month((now() at time zone 'UTC')::date), make_order_month((now() at time zone 'UTC' + interval '1 month')::date)`.execute(
    db,
  );
}
