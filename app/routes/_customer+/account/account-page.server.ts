import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { profileRequest } from "@domain/contract/account";
import { saveProfile } from "~/host/account.server";
import { readProfile } from "~/host/auth.server";
import { formRefusal } from "~/host/form-refusal";
import { paths } from "~/lib/paths";
import { areaOf } from "~/session/areas";
import { requireUser } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(request, context);
  const { email, first_name, last_name, phone, role } = await readProfile(context.host);
  return {
    profile: { email, first_name, last_name, phone },
    isCustomer: areaOf(role) === "customer",
    constraint: getZodConstraint(profileRequest),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(request, context);
  const { host, session } = context;
  const submission = parseWithZod(await request.formData(), { schema: profileRequest });
  if (submission.status !== "success") return data({ lastResult: submission.reply() }, 422);
  try {
    const { message, data: user } = await saveProfile(host, submission.value);
    // The header greets by what the session remembers.
    if (session.token) session.logIn({ token: session.token, user, restaurant: session.restaurant });
    const said = message ?? "Your profile has been saved.";
    return await redirectWithToast(context, paths.account(), { type: "success", message: said });
  } catch (error) {
    const refusal = formRefusal(error, "We could not save your profile. Please try again.");
    return data({ lastResult: submission.reply(refusal) }, refusal.status);
  }
}
