import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { formatCents } from "@domain/money";
import { parseNumber } from "@domain/values/parse-number";
import { unopenedPayment } from "~/features/checkout/payment-errors.server";
import { toReturnQuery } from "~/features/pass/headline";
import { loadPass } from "~/features/pass/load-pass.server";
import { formRefusal, isHostError } from "~/host/errors";
import { openPassCheckout } from "~/host/payments.server";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";

/**
 * [PAY-14] Without JavaScript: the provider's own page, which returns to /go-pass/return. `place` is the key and the
 * displayed price.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const [key = "", shown = ""] = readText(await readForm(request), "place").split(":");
  const { price, key: current, pass } = await loadPass(context);
  if (key !== current) return data({ error: "Your Go Pass has changed meanwhile. Nothing was charged." }, 409);
  if (parseNumber(shown) !== price) {
    return data({ error: `The price is ${formatCents(price)} now. Nothing was charged.` }, 409);
  }
  try {
    const { href } = await openPassCheckout(context.host, key, {
      amount: price,
      successUrl: `${context.origin}${paths.goPassReturn({ key, ...toReturnQuery(pass) })}`,
      cancelUrl: `${context.origin}${paths.goPassReturn({ key, ...toReturnQuery(pass), cancelled: 1 })}`,
    });
    return redirect(href, 303);
  } catch (error) {
    if (isHostError(error, "unsupported")) {
      return data({ error: "Card payment needs JavaScript here. Turn it on and try again." }, 422);
    }
    const { formErrors, status } = formRefusal(error, "Payment processing failed", unopenedPayment);
    return data({ error: formErrors[0] ?? "Payment processing failed" }, status);
  }
}
