import type { Kysely } from "kysely";
import type { Database } from "@api/db/tables";
import type { LiveEvent } from "@domain/contract/event";
import type { Audience } from "./audience";

/** An event encoded once for all followers. */
export interface Frame {
  sequence: number;
  userId: string | null;
  restaurantId: string | null;
  bytes: Uint8Array;
}

interface Range {
  after: number;
  upTo?: number;
  limit: number;
  /** Omitted: for everyone. */
  audience?: Audience;
}

/** Stored events with sequences above `after` up to `upTo`, in order. */
export async function readFrames(db: Kysely<Database>, { after, upTo, limit, audience }: Range): Promise<Frame[]> {
  let query = db.selectFrom("events").selectAll().where("sequence", ">", after);
  if (upTo !== undefined) query = query.where("sequence", "<=", upTo);
  if (audience) {
    const { userId, restaurantIds } = audience;
    query = query.where((is) => {
      const own = is("user_id", "=", userId);
      if (restaurantIds === "all") return is.or([own, is("restaurant_id", "is not", null)]);
      return restaurantIds.length > 0 ? is.or([own, is("restaurant_id", "in", restaurantIds)]) : own;
    });
  }
  const rows = await query.orderBy("sequence").limit(limit).execute();
  return rows.map((row) => ({
    sequence: row.sequence,
    userId: row.user_id,
    restaurantId: row.restaurant_id,
    bytes: encodeEvent(row.type, row.sequence, {
      id: row.subject_id,
      status: findText(row.payload, "status"),
      order_id: findText(row.payload, "order_id") ?? undefined,
      restaurant_id: row.restaurant_id,
      created_at: row.created_at.toISOString(),
    }),
  }));
}

/** The sequence of the newest event, 0 before the first. */
export async function getNewestSequence(db: Kysely<Database>): Promise<number> {
  const query = db.selectFrom("events").select((select) => select.fn.max("sequence").as("newest"));
  return Number((await query.executeTakeFirst())?.newest ?? 0);
}

const encoder = new TextEncoder();

/** A block of the stream (https://html.spec.whatwg.org/multipage/server-sent-events.html); `lines` without line ends. */
export const encodeBlock = (...lines: string[]): Uint8Array => encoder.encode(`${lines.join("\n")}\n\n`);

const encodeEvent = (type: string, sequence: number, event: LiveEvent): Uint8Array =>
  encodeBlock(`id: ${sequence}`, `event: ${type}`, `data: ${JSON.stringify(event)}`);

function findText(payload: Record<string, unknown>, name: string): string | null {
  const value = payload[name];
  return typeof value === "string" ? value : null;
}
