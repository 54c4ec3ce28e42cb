import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Email } from "@api/mail/email";
import { generateSecret } from "@api/vault";
import { dayMs } from "@domain/duration";
import { createAccount, revokeAllAccessTokens } from "./accounts";
import { createResetLink } from "./password-resets";

type AdminDependencies = Pick<ApiDependencies, "db" | "clock" | "mailer" | "logger">;

/**
 * [AUTH-14] Makes `emails` (ADMIN_EMAILS) the administrators: who has no account gets one and a mailed link to choose a password; who
 * is no longer listed is logged out, and cannot log in until listed again. An account of another role stays what it is, as anybody may
 * have signed up with that address. An empty list changes nothing. Several processes may call it at once.
 */
export async function updateAdministrators(deps: AdminDependencies, emails: readonly string[]): Promise<void> {
  const { db, logger } = deps;
  if (emails.length > 0) await applyList(deps, new Set(emails.map((email) => email.toLowerCase())));
  const found = await db
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .where("deleted_at", "is", null)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (!found) logger.warn("Nobody can approve restaurants: set ADMIN_EMAILS to the addresses of administrators");
}

async function applyList(deps: AdminDependencies, listed: ReadonlySet<string>): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const accounts = await lockAccounts(trx, listed);
    for (const email of listed) {
      const account = accounts.get(email);
      if (!account) await addAdministrator(trx, deps, email);
      else if (account.role !== "admin")
        deps.logger.error({ role: account.role }, "An address of ADMIN_EMAILS has an account of another role");
    }
    for (const [email, { id, role, is_active }] of accounts) {
      const isActive = listed.has(email);
      if (role === "admin" && is_active !== isActive) await setActive(trx, deps, { id, isActive });
    }
  });
}

/** Administrators, and whoever else has a listed address, by address in lower case. */
async function lockAccounts(trx: Db, listed: ReadonlySet<string>) {
  const rows = await trx
    .selectFrom("users")
    .where("deleted_at", "is", null)
    .where((is) => is.or([is("role", "=", "admin"), is(is.fn<string>("lower", ["email"]), "in", [...listed])]))
    .select(["id", "email", "role", "is_active"])
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.email.toLowerCase(), row]));
}

const linkDays = 7;

/** Their name is the address's until they change it in their profile. */
async function addAdministrator(trx: Db, { clock, mailer }: AdminDependencies, email: string): Promise<void> {
  const now = clock.now();
  const names = { firstName: email.replace(/@.*/, ""), lastName: "" };
  // Nobody knows the password: the mailed link is the way in.
  const account = { email, password: generateSecret(), role: "admin", ...names, isConfirmed: false } as const;
  const id = await createAccount(trx, account, now).catch(nullIfTaken);
  // Another process that started at this moment has mailed it.
  if (id === null) return;
  const link = await createResetLink(trx, { userId: id, now, lifetimeMs: linkDays * dayMs });
  await audit(trx, { actor: null, at: now, action: "admin.added", subject: ["user", id] });
  await mailer.queue(trx, welcomeEmail({ to: email, ...link }));
}

function nullIfTaken(error: unknown): null {
  if (error instanceof ApiError && error.code === "email_taken") return null;
  throw error;
}

async function setActive(
  trx: Db,
  { clock }: AdminDependencies,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  await trx.updateTable("users").set({ is_active: isActive }).where("id", "=", id).execute();
  if (!isActive) await revokeAllAccessTokens(trx, id);
  const action = isActive ? "admin.reactivated" : "admin.deactivated";
  await audit(trx, { actor: null, at: clock.now(), action, subject: ["user", id] });
}

const welcomeEmail = ({ to, token, expiresAt }: { to: string; token: string; expiresAt: Date }): Email => ({
  to,
  template: "administrator",
  subject: "You are an administrator of HalalGo",
  heading: "Choose your password",
  parts: [
    { paragraph: `You can log in to the administration with this address. The link works once, for ${linkDays} days.` },
    { button: { label: "Choose a password", path: `/auth/reset-password/${token}` } },
    { paragraph: "Later, ask for a new link with “Forgot password?” on the login page." },
  ],
  because: "You get this because whoever runs this site has named this address as an administrator’s.",
  expiresAt,
});
