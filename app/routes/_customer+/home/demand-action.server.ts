import { type ActionFunctionArgs, data } from "@remix-run/node";
import { demandRequest } from "@domain/contract/browse";
import { browseCalls } from "@domain/contract/calls/browse";
import { parseZipCode } from "@domain/restaurants/delivery-area";
import { formRefusal, isHostError } from "~/host/errors";
import { readForm, readText } from "~/lib/read-form.server";

type DemandResult =
  | { state: "asked"; token: string; email: string; zip: string }
  | { state: "open"; email: string; zip: string; errors: { email?: string; zip?: string; form?: string } };

/** [FIND-5] Records or withdraws a request to be notified of the first delivery; a rejected form keeps its input. */
export async function demandAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = { email: readText(form, "email"), zip: readText(form, "zip") };
  const open = (errors: { email?: string; zip?: string; form?: string }, status: number) =>
    data<DemandResult>({ state: "open", ...typed, errors }, status);
  try {
    const token = readText(form, "token");
    if (token) {
      await context.host.send(browseCalls.withdrawDemand, { params: { token } }).catch((error: unknown) => {
        // Already withdrawn.
        if (!isHostError(error, "not_found")) throw error;
      });
      return open({}, 200);
    }
    const parsed = demandRequest.safeParse({
      email: typed.email,
      // A ZIP+4 is in the area of its five digits.
      zip_code: parseZipCode(typed.zip) ?? typed.zip,
    });
    if (!parsed.success) {
      const messageFor = (name: string) => parsed.error.issues.find(({ path }) => path[0] === name)?.message;
      return open({ email: messageFor("email"), zip: messageFor("zip_code") }, 422);
    }
    const demand = await context.host.call(browseCalls.askForDelivery, { body: parsed.data });
    return data<DemandResult>({ state: "asked", token: demand.token, email: demand.email, zip: demand.zip_code });
  } catch (error) {
    const refusal = formRefusal(error, "We could not save that. Please try again.");
    const { email, zip_code: zip } = refusal.fieldErrors;
    return open({ email: email?.[0], zip: zip?.[0], form: refusal.formErrors[0] }, refusal.status);
  }
}
