import { sql } from "kysely";
import type * as z from "zod";
import { audit, diffRows } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData, withMessage } from "@api/http/router";
import {
  emailTakenError,
  hashPassword,
  insertAccount,
  revokeAllAccessTokens,
  revokeMailedLinks,
} from "@api/modules/auth/accounts";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { assertVersion } from "@api/modules/resource/resource";
import type { Agent, agentRequest, newAgentRequest } from "@domain/contract/accounts/agent";
import type { AgentRegistration } from "@domain/contract/administration/registration";
import { agentCalls } from "@domain/contract/calls/administration";
import { idempotencyHeader } from "@domain/contract/ordering/payment";

/** Sales agents, kept by administrators, and what they registered. */
export function agentsModule(dependencies: ApiDependencies) {
  const { db } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(agentCalls.listAgents), async (c) => {
    requireActor(c, "admin");
    return c.json(withData({ data: await listAgents(db) }), 200);
  });

  router.openapi(toRoute(agentCalls.createAgent), async (c) => {
    const key = c.req.valid("header")[idempotencyHeader];
    const agent = await addAgent(dependencies, { actor: requireActor(c, "admin"), key }, c.req.valid("json"));
    return c.json(withData(agent, "Sales agent added successfully"), 200);
  });

  router.openapi(toRoute(agentCalls.updateAgent), async (c) => {
    const change = { ...c.req.valid("json"), id: c.req.valid("param").id };
    const key = c.req.valid("header")[idempotencyHeader];
    const agent = await changeAgent(dependencies, { actor: requireActor(c, "admin"), key }, change);
    return c.json(withData(agent, "Sales agent updated successfully"), 200);
  });

  router.openapi(toRoute(agentCalls.deleteAgent), async (c) => {
    await deleteAgent(dependencies, requireActor(c, "admin"), c.req.valid("param").id);
    return c.json(withMessage("Sales agent deleted successfully"), 200);
  });

  router.openapi(toRoute(agentCalls.listOwnRegistrations), async (c) => {
    const { id } = requireActor(c, "agent");
    const { page = 1, per_page: perPage = 20 } = c.req.valid("query");
    const { rows, total } = await listRegistrations(db, id, { page, perPage });
    return c.json(withData({ data: rows, total, page, per_page: perPage }), 200);
  });

  return router;
}

type Deps = Pick<ApiDependencies, "db" | "clock">;

const agents = (db: Db) =>
  db
    .selectFrom("users")
    .where("role", "=", "agent")
    .where("deleted_at", "is", null)
    .select(["id", "first_name", "last_name", "email", "phone", "is_active", "version"]);

/** [HOST-44] All sales agents, the newest first. */
const listAgents = (db: Db): Promise<Agent[]> => agents(db).orderBy("created_at", "desc").orderBy("id").execute();

/** [HOST-45] The same key adds the agent once. @throws ApiError email_taken */
async function addAgent(
  { db, clock }: Deps,
  { actor, key }: { actor: Actor; key: string | undefined },
  request: z.infer<typeof newAgentRequest>,
): Promise<Agent> {
  const passwordHash = await hashPassword(request.password);
  const { first_name: firstName, last_name: lastName, email, phone } = request;
  return db.transaction().execute(async (trx) => {
    const sent = { actor, scope: ["agent", "platform"], key, now: clock.now() } as const;
    const saved = await findSaved(trx, sent);
    const made = saved === null ? undefined : await agents(trx).where("id", "=", saved).executeTakeFirst();
    if (made) return made;
    const account = { firstName, lastName, email, phone, role: "agent" as const, passwordHash, isConfirmed: true };
    const id = await insertAccount(trx, account, clock.now());
    await noteSaved(trx, sent, id);
    await audit(trx, { actor, at: clock.now(), action: "agent.added", subject: ["agent", id] });
    return getAgent(trx, id);
  });
}

/**
 * [HOST-46, AGT-5] A password that is left out stays. A new one, and closing the account, end the agent's sessions.
 * @throws ApiError not_found, email_taken, conflict with `editConflictDetails`
 */
async function changeAgent(
  { db, clock }: Deps,
  { actor, key }: { actor: Actor; key: string | undefined },
  { id, ...request }: z.infer<typeof agentRequest> & { id: string },
): Promise<Agent> {
  const { password, version, ...names } = request;
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const sent = { actor, scope: ["agent update", id], key, now } as const;
    const saved = await findSaved(trx, sent);
    const stored = await agents(trx)
      .select(["updated_at", "updated_by"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) throw notFound("Sales agent");
    const { updated_at: _at, updated_by: _by, ...before } = stored;
    if (saved && version !== undefined && before.version === version + 1) return before;
    await assertVersion(trx, "sales agent", stored, version);
    const other = await trx
      .selectFrom("users")
      .where((is) => is(is.fn<string>("lower", ["email"]), "=", request.email.toLowerCase()))
      .where("deleted_at", "is", null)
      .where("id", "!=", id)
      .select("id")
      .executeTakeFirst();
    if (other) throw emailTakenError();
    await trx
      .updateTable("users")
      .set({ ...names, version: before.version + 1, updated_at: now, updated_by: actor.id })
      .$if(password_hash !== undefined, (row) => row.set({ password_hash }))
      .where("id", "=", id)
      .execute();
    if (password_hash !== undefined || names.is_active === false) await revokeAllAccessTokens(trx, id);
    if (password_hash !== undefined || names.email !== before.email) await revokeMailedLinks(trx, id);
    const after = await getAgent(trx, id);
    await noteSaved(trx, sent, id);
    const { version: _version, ...shown } = after;
    const changes = {
      ...diffRows({ ...before }, shown),
      ...(password === undefined ? {} : { password: "changed" }),
    };
    await audit(trx, { actor, at: now, action: "agent.changed", subject: ["agent", id], changes });
    return after;
  });
}

/** [HOST-47] Ends the agent's access; their registrations still name them. @throws ApiError not_found */
async function deleteAgent({ db, clock }: Deps, actor: Actor, id: string): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await getAgent(trx, id);
    await trx.updateTable("users").set({ deleted_at: now, is_active: false }).where("id", "=", id).execute();
    await revokeAllAccessTokens(trx, id);
    await audit(trx, { actor, at: now, action: "agent.deleted", subject: ["agent", id] });
  });
}

async function getAgent(db: Db, id: string): Promise<Agent> {
  const row = await agents(db).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound("Sales agent");
  return row;
}

/** Extended: what an agent registered, the newest first, and how many there are. */
async function listRegistrations(
  db: Db,
  agentId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: AgentRegistration[]; total: number }> {
  const own = db.selectFrom("restaurants").where("registered_by", "=", agentId).where("deleted_at", "is", null);
  const [rows, counted] = await Promise.all([
    own
      .select(["id", "name", "city", "status", "created_at"])
      .select(
        sql<number>`(select count(*)::int from application_requests q
          where q.restaurant_id = restaurants.id and q.answered_at is null)`.as("open_requests"),
      )
      .select(sql<boolean>`cardinality(application_changes) > 0`.as("has_unsent_changes"))
      .orderBy("created_at", "desc")
      .orderBy("position", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    own.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: counted.total,
  };
}
