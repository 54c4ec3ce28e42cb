import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { pino } from "pino";
import { createApi } from "@api/app";
import type { Database } from "@api/db/tables";
import type { UserRole } from "@api/db/tables/people";
import type { ApiDependencies } from "@api/dependencies";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { createEventFeed } from "@api/events/feed";
import { createEvents } from "@api/events/stream";
import { type Email, emailText } from "@api/mail/email";
import { createMailer } from "@api/mail/mailer";
import { createVault, hashSecret } from "@api/vault";
import { dayMs } from "@domain/duration";
import { assertMatchesContract } from "./contract-check";
import { type FakeCardProvider, fakeCardProvider } from "./hosts/card-provider";

/** An answer of the API under test; `body` is unknown JSON, read it with matchers. */
interface TestResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

interface TestCall {
  token?: string;
  /** Sent as JSON; FormData and text are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody signed in: their account's id and e-mail, and a bearer token. */
export interface SignedIn {
  id: string;
  email: string;
  token: string;
}

interface QueuedMail extends Email {
  text: string;
}

/** Where the app is for whoever reads its mails. */
const publicUrl = "https://app.test";

/** The marketplace API over a test's database, with everything around it in the test's hand. */
export interface TestApi {
  api: ReturnType<typeof createApi>;
  dependencies: ApiDependencies;
  db: Kysely<Database>;
  /** `set` moves the time, which else stands still at 2026-03-04 17:00 UTC, a Wednesday noon in Connecticut. */
  clock: { now: () => Date; set: (time: string | Date) => void };
  /** What was put into the queue, as its reader gets it. */
  mails: QueuedMail[];
  payments: FakeCardProvider;
  call: (method: string, path: string, call?: TestCall) => Promise<TestResponse>;
  /** Makes an account with this role, at work in `restaurantId` when given, and signs it in. */
  signIn: (role: UserRole, options?: { restaurantId?: string; email?: string }) => Promise<SignedIn>;
}

/**
 * Use it with a database of `withTestDatabase()`, in a hook:
 * `let api: TestApi; beforeAll(() => { api = createTestApi(database.db); });`
 */
export function createTestApi(db: Kysely<Database>, options: Partial<ApiDependencies> = {}): TestApi {
  let time = new Date("2026-03-04T17:00:00Z");
  const clock: TestApi["clock"] = {
    now: () => new Date(time),
    set: (value) => {
      time = new Date(value);
    },
  };
  const mails: QueuedMail[] = [];
  const outbox = createMailer({ clock, publicUrl });
  const payments = fakeCardProvider();
  const logger = pino({ level: "silent" });
  const dependencies: ApiDependencies = {
    db,
    reads: db,
    clock,
    payments,
    mailer: {
      async queue(trx, ...messages) {
        await outbox.queue(trx, ...messages);
        mails.push(...messages.map((message) => ({ ...message, text: emailText(message, publicUrl) })));
      },
    },
    push: null,
    vault: createVault(["the secret of the tests, thirty-two and more"]),
    events: createEvents(),
    isOurOrigin: (origin) => [publicUrl, "http://localhost:3000"].includes(origin),
    feed: createEventFeed({ db, listen: () => async () => undefined, logger }),
    catalogue: createCatalogueChanges({ listen: () => async () => undefined, logger }),
    logger,
    ...options,
  };
  const api = createApi(dependencies);
  return {
    api,
    dependencies,
    db,
    clock,
    mails,
    payments,
    async call(method, path, { token, body, headers = {} } = {}) {
      const raw = body === undefined || typeof body === "string" || body instanceof FormData;
      const response = await api.request(path, {
        method,
        headers: {
          accept: "application/json",
          ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: raw ? body : JSON.stringify(body),
      });
      const text = await response.text();
      const { status, headers: sentBack } = response;
      const read = parsed(text);
      assertMatchesContract({ method, path, status, body: read });
      return { status, body: read, headers: sentBack };
    },
    signIn: (role, person) => createSignedIn(db, role, { ...person, now: clock.now() }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Creates an account with this role, at work in `restaurantId` when given, and a token of it that is valid for a year from `now`. */
export async function createSignedIn(
  db: Kysely<Database>,
  role: UserRole,
  {
    restaurantId,
    email = `${role}-${randomUUID()}@example.test`,
    now = new Date(),
  }: { restaurantId?: string; email?: string; now?: Date } = {},
): Promise<SignedIn> {
  const token = `test-${randomUUID()}`;
  const { id } = await db
    .insertInto("users")
    .values({ email, password_hash: "none", first_name: "Test", last_name: role, role })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("access_tokens")
    .values({
      token_hash: hashSecret(token),
      user_id: id,
      expires_at: new Date(now.getTime() + 365 * dayMs),
    })
    .execute();
  if (restaurantId && (role === "owner" || role === "manager" || role === "staff")) {
    await db.insertInto("restaurant_members").values({ restaurant_id: restaurantId, user_id: id, role }).execute();
  }
  return { id, email, token };
}
