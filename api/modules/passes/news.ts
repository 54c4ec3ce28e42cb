import type { ApiDependencies, Db } from "@api/dependencies";
import { notify } from "@api/modules/notifications/notify";
import { standardZone } from "@domain/local-time";
import { formatCents } from "@domain/money";

/** What a holder is told about a pass; `until` is the end of the paid month. */
export type PassNews =
  | { kind: "started" | "renewed"; until: Date; cents: number; renews: boolean }
  | { kind: "refused"; until: Date; cents: number; nextTry: Date }
  | { kind: "ending"; until: Date }
  | { kind: "ended"; why: "cancelled" | "unpaid" | "not renewed" };

const day = (date: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: standardZone }).format(date);

/** Tells the holder, by a notification and an email, in the caller's transaction. */
export async function tellHolder(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  holder: { id: string; email: string; first_name: string },
  news: PassNews,
): Promise<void> {
  const { title, body } = textOf(news);
  await notify(trx, events, [holder.id], { kind: `pass.${news.kind}`, title, body, link: "/go-pass" });
  await mailer.queue(trx, {
    to: holder.email,
    template: `go-pass-${news.kind}`,
    subject: title,
    heading: title,
    parts: [
      { paragraph: `Hello ${holder.first_name},` },
      { paragraph: body },
      { button: { label: "Your Go Pass", path: "/go-pass" } },
    ],
    because: "You get this because you have a Go Pass at HalalGo.",
  });
}

function textOf(news: PassNews): { title: string; body: string } {
  switch (news.kind) {
    case "started":
    case "renewed": {
      const paid = `You paid ${formatCents(news.cents)}. Delivery is $0 until ${day(news.until)}.`;
      const next = news.renews
        ? `It renews then for ${formatCents(news.cents)}, unless you cancel before.`
        : "It does not renew by itself: we remind you before it ends.";
      const title = news.kind === "started" ? "Your Go Pass has started" : "Your Go Pass goes on for another month";
      return { title, body: `${paid} ${next}` };
    }
    case "refused":
      return {
        title: "Your Go Pass could not be renewed",
        body:
          `Your card was refused for ${formatCents(news.cents)} and was not charged. We try again on ${day(news.nextTry)}. ` +
          `To be safe, pay with another card. Your paid month ends on ${day(news.until)}.`,
      };
    case "ending":
      return {
        title: "Your Go Pass ends soon",
        body: `It ends on ${day(news.until)} and does not renew by itself. Renew it for another month of $0 delivery.`,
      };
    case "ended":
      return { title: "Your Go Pass has ended", body: endings[news.why] };
  }
}

const endings = {
  cancelled: "You cancelled it, and its paid month is over. You were not charged again.",
  unpaid:
    "Your card was refused each time we tried to renew it, and was not charged. You can start a new pass any time.",
  "not renewed": "Its paid month is over. You can start a new pass any time.",
};
