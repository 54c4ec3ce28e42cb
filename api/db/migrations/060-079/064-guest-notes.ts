import { type Kysely, sql } from "kysely";

/** [RUSH-17] What a restaurant writes down about who orders there: somebody with an account, or a telephone number's ten digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guest_notes (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      user_id uuid references users (id) on delete cascade,
      phone text check (phone ~ '^[0-9]{10}$'),
      allergies text,
      notes text,
      updated_at timestamptz not null,
      updated_by uuid references users (id) on delete set null,
      check ((user_id is null) <> (phone is null)),
      unique (restaurant_id, user_id),
      unique (restaurant_id, phone)
    )`.execute(db);
  await sql`create index guest_notes_user_idx on guest_notes (user_id) where user_id is not null`.execute(db);
}
