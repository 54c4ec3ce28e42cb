import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { profileRequest } from "@domain/contract/accounts/account";
import { defaultTimeZone } from "@domain/local-time";
import { loadHalalFilters } from "~/features/browse/halal-filters.server";
import { runningPass } from "~/features/pass/load-pass.server";
import { findPush } from "~/features/push/push.server";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import { saveProfile } from "~/host/accounts.server";
import { listCapabilities } from "~/host/capabilities.server";
import { saveRefusal, nullIfFailed } from "~/host/errors";
import { findPass } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { getArea, getMerchantRole } from "~/session/areas";
import { requireUser } from "~/session/guards.server";
import { loadProfile } from "~/session/restore.server";
import { redirectWithToast } from "~/session/toasts.server";
import { prayerLabel, profileLabels } from "./profile-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role: known } = requireUser(request, context);
  const noPass = nullIfFailed(context.logger, "Go Pass not loaded; account page shown without it");
  const [
    { email, first_name, last_name, phone, role, email_confirmed, prayer_asr, version },
    sold,
    offered,
    halal,
    push,
  ] = await Promise.all([
    loadProfile(context),
    getArea(known) === "customer" ? findPass(context.host).catch(noPass) : null,
    listCapabilities(context.host, ["profile", "accountExport", "accountDeletion"]),
    loadHalalFilters(context),
    getArea(known) === "customer" ? findPush(context) : null,
  ]);
  return {
    /** null where the host sells no passes, or does not answer. */
    goPass: sold && { price: sold.plan.price, own: runningPass(sold.pass) },
    /** A host that does not say requires no confirmation. */
    isEmailConfirmed: email_confirmed !== false,
    profile: { email, first_name, last_name, phone, prayer_asr: prayer_asr ?? "off" },
    version: version ?? undefined,
    offered,
    push,
    /** [HALAL-11] null where filters cannot be saved. */
    savedHalal: halal.canSave ? halal.saved : null,
    isCustomer: getArea(role) === "customer",
    closing: offered.includes("accountDeletion") ? closingText(role) : null,
    constraint: getZodConstraint(profileRequest),
  };
}

/** [AUTH-12] How an account that works here ends, which its person cannot do alone; null for customers. */
function closingText(role: string): string | null {
  const area = getArea(role);
  if (area === "customer") return null;
  if (area !== "merchant") return "To close your account, or for a copy of your data, write to us.";
  return getMerchantRole(role) === "owner"
    ? "To close your account and your restaurant, or for a copy of your data, write to us."
    : "The owner of your restaurant can remove you from the team. Your account is then a customer’s, which you can delete here. For a copy of your data, write to us.";
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const { host, session } = context;
  const submission = parseWithZod(await readForm(request), { schema: profileRequest });
  if (submission.status !== "success") return data({ lastResult: submission.reply(), conflict: null }, 422);
  try {
    const { message, data: user } = await saveProfile(host, submission.value);
    // Updates the session, whose name the header displays.
    if (session.token) session.logIn({ token: session.token, user, restaurant: session.restaurant });
    const text = message ?? "Your profile has been saved.";
    return await redirectWithToast(context, paths.account(), { type: "success", message: text });
  } catch (error) {
    const refusal = saveRefusal(error, "We could not save your profile. Please try again.");
    const current = async () => {
      const { first_name, last_name, phone, prayer_asr } = await loadProfile(context);
      const values = { first_name, last_name, phone, prayer_asr: prayer_asr ?? "off" };
      return { values, words: { prayer_asr: prayerLabel } };
    };
    const conflict = await editConflict(error, {
      typed: submission.payload,
      compared: { labels: profileLabels, current },
      timeZone: () => Promise.resolve(defaultTimeZone),
    });
    return data({ lastResult: submission.reply(conflict ? undefined : refusal), conflict }, refusal.status);
  }
}
