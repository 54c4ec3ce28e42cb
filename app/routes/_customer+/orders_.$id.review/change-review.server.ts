import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { reviewCalls } from "@domain/contract/calls/restaurants";
import { maxReviewLength, reviewRequest } from "@domain/contract/restaurant";
import { parseNumber } from "@domain/values/parse-number";
import { typedNumber } from "@domain/values/typed-number";
import { formRefusal } from "~/host/errors";
import { getOrder } from "~/host/orders.server";
import { paths } from "~/lib/paths";
import { readForm, readText } from "~/lib/read-form.server";
import { requireCustomer } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** The form's fields; an invalid rating counts as missing. */
export const reviewForm = z.object({
  rating: typedNumber(z.number("Choose from 1 to 5 stars")).pipe(reviewRequest.shape.rating),
  comment: z.preprocess(
    (text) => (typeof text === "string" ? text.replaceAll("\r\n", "\n") : text),
    reviewRequest.shape.comment,
  ),
});

/** Only completed orders can be reviewed, and only where the host supports reviews. The order's page says when one no longer can. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const order = await getOrder(context.host, params.id ?? "");
  if (order.status !== "completed" || order.review === undefined) throw redirect(paths.order(order.id));
  if (order.reviewClosed) {
    const message = "This order can no longer be reviewed";
    throw await redirectWithToast(context, paths.order(order.id), { type: "error", message });
  }
  return { longest: maxReviewLength };
}

/** [REST-15] Adds, changes or (`intent=delete`) deletes the review of this order. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const order = await getOrder(context.host, params.id ?? "");
  const there = paths.order(order.id);
  const typed = { rating: parseNumber(form.get("rating")) || undefined, comment: readText(form, "comment") };
  try {
    if (form.get("intent") === "delete") {
      const deleted =
        order.review && (await context.host.send(reviewCalls.deleteReview, { params: { id: order.review.id } }));
      return await redirectWithToast(context, there, {
        type: "success",
        message: deleted?.message ?? "Review deleted",
      });
    }
    const submission = parseWithZod(form, { schema: reviewForm });
    if (submission.status !== "success") {
      const { rating, comment } = submission.error ?? {};
      return data({ typed, rating: rating?.[0], comment: comment?.[0], form: undefined }, 422);
    }
    const { host } = context;
    const { message } = await (order.review
      ? host.send(reviewCalls.updateReview, { params: { id: order.review.id }, body: submission.value })
      : host.send(reviewCalls.createReview, {
          params: { id: order.restaurant.id },
          body: { ...submission.value, order_id: order.id },
        }));
    return await redirectWithToast(context, there, { type: "success", message: message ?? "Review saved" });
  } catch (error) {
    const { formErrors, fieldErrors, status } = formRefusal(error, "Failed to save the review");
    const { rating, comment } = fieldErrors;
    return data({ typed, rating: rating?.[0], comment: comment?.[0], form: formErrors[0] }, status);
  }
}
