import type { ApiDependencies, Db } from "@api/dependencies";
import type { EmailPart } from "@api/mail/email";
import { notify, notifyRestaurant } from "@api/modules/notifications/notify";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { toLocalTime } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { resolveUnansweredChange } from "@domain/orders/line-changes";
import { clockText } from "@domain/restaurants/opening-text";
import type { LineChange } from "./apply";
import { type ChangeableOrder, countOpenPieces } from "./changeable";

/**
 * [RUSH-12] Notifies and emails the customer of a change or a question, and the restaurant of the answer; updates open pages and
 * kitchen displays. Run it in the transaction of the change.
 */
export async function notifyOfLineChange(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  order: ChangeableOrder,
  change: LineChange,
): Promise<void> {
  const name = formatOrderNumber(order.number);
  const { customer_id: customerId, email, restaurant, restaurant_id: restaurantId } = order;
  await events.publish(trx, {
    type: "order.status",
    restaurantId,
    userId: customerId,
    subjectId: order.id,
    payload: { orderId: name, status: order.status },
  });
  const says = change.state === "asked" ? toQuestion(order, change) : describeOutcome(order, change);
  if (!says) return;
  if (change.answered_by === "customer" || change.answered_by === "clock") {
    const link = `/dashboard/orders/${order.id}`;
    const title = `Order ${name}: ${says.forPlace}`;
    await notifyRestaurant(trx, events, restaurantId, { kind: "order.change", title, body: answerers(change), link });
  }
  if (!customerId) return;
  const link = `/orders/${order.id}`;
  await notify(trx, events, [customerId], {
    kind: "order.change",
    title: `Order ${name}: ${says.title}`,
    body: says.sentences.join(" "),
    link,
  });
  if (!email) return;
  const parts: EmailPart[] = says.sentences.map((paragraph) => ({ paragraph }));
  await mailer.queue(trx, {
    to: email,
    template: change.state === "asked" ? "order-change-asked" : "order-changed",
    subject: `Order ${name} at ${restaurant}: ${says.title}`,
    heading: says.heading,
    parts: [...parts, { button: { label: change.state === "asked" ? "Answer now" : "See your order", path: link } }],
    because: "You get this because you ordered on HalalGo.",
  });
}

const answerers = ({ answered_by: by }: LineChange): string =>
  by === "customer" ? "The customer has answered." : "The customer did not answer in time.";

interface LineChangeMessage {
  title: string;
  heading: string;
  sentences: string[];
  forPlace: string;
}

function toQuestion(
  { restaurant, timeZone, if_sold_out: wish }: ChangeableOrder,
  change: LineChange,
): LineChangeMessage | null {
  const { replacement, answer_by: answerBy } = change;
  if (!replacement || !answerBy) return null;
  const until = clockText(toLocalTime(answerBy, timeZone).minute);
  const then =
    resolveUnansweredChange(wish, change.needs_yes) === "replaced"
      ? `If you do not answer by ${until}, it is replaced, as you chose at checkout.`
      : `If you do not answer by ${until}, it is left out and you are refunded for it.`;
  const marks = [...replacement.halal.words, replacement.caution].filter(Boolean).join(". ");
  return {
    title: `${change.name} is sold out`,
    heading: "May it be replaced?",
    sentences: [
      `${restaurant} is out of ${change.name} and offers you ${formatPieces(change.pieces, replacement.name)} instead.`,
      ...(marks ? [`${replacement.name}: ${marks}.`.replace("..", ".")] : []),
      ...(change.back_cents > 0
        ? [`${formatCents(change.back_cents)} would go back to you.`]
        : ["It costs you nothing more."]),
      then,
    ],
    forPlace: "",
  };
}

function describeOutcome(order: ChangeableOrder, change: LineChange): LineChangeMessage | null {
  const { restaurant, isPaid } = order;
  const { replacement, back_cents: cents, pieces } = change;
  if (change.state === "withdrawn" && isStillOrdered(order, change)) {
    return {
      title: `${change.name} stays as you ordered it`,
      heading: "You need not answer any more",
      sentences: [`${restaurant} has withdrawn its question about ${change.name}.`, "Nothing of your order changes."],
      forPlace: "",
    };
  }
  const money = cents > 0 && isPaid ? [`${formatCents(cents)} will be refunded to the card you paid with.`] : [];
  if (change.state === "replaced" && replacement) {
    return {
      title: `${replacement.name} instead of ${change.name}`,
      heading: "Your order was changed",
      sentences: [
        `${restaurant} makes you ${formatPieces(pieces, replacement.name)} instead of ${change.name}.`,
        ...(money.length > 0 ? money : ["It costs you nothing more."]),
      ],
      forPlace: `make ${formatPieces(pieces, replacement.name)} instead of ${change.name}`,
    };
  }
  if (change.state !== "left_out") return null;
  return {
    title: `${change.name} is left out`,
    heading: "Your order was changed",
    sentences: [
      `${formatPieces(pieces, change.name)} is sold out at ${restaurant} and left out of your order.`,
      ...money,
    ],
    forPlace: `leave out ${formatPieces(pieces, change.name)}`,
  };
}

/** Whether pieces of its line are left to be made, as opposed to those that were given back or left out meanwhile. */
const isStillOrdered = ({ lines }: ChangeableOrder, { line_id: id }: LineChange): boolean =>
  lines.some((line) => line.id === id && countOpenPieces(line) + line.asked > 0);

const formatPieces = (pieces: number, name: string): string => `${pieces} ${name}`;
