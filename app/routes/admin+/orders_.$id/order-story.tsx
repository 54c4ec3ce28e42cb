import { Card } from "~/ui/card";
import { Money } from "~/ui/money";

type OrderStoryProps = {
  history: { text: string; when: string; actor: string; reason?: string | null | undefined }[];
  refunds: {
    id: string;
    amount: number;
    when: string;
    reason: string;
    status?: string | null | undefined;
    borneBy?: string | null | undefined;
  }[];
};

const refundWords: Record<string, string> = { pending: "on its way", failed: "refused by the provider" };

/** What happened to an order, by whom, and what was given back at whose cost. */
export function OrderStory({ history, refunds }: OrderStoryProps) {
  return (
    <Card as="section" aria-labelledby="story">
      <h2 id="story" className="text-section mb-1">
        History
      </h2>
      <ul className="divide-line text-meta divide-y">
        {history.map(({ text, when, actor, reason }, index) => (
          <li key={index} className="py-2.5">
            <span className="text-label text-ink block">{text}</span>
            <span className="text-quiet">
              {when}, {actor}
            </span>
            {reason && <span className="block break-words">{reason}</span>}
          </li>
        ))}
        {refunds.map(({ id, amount, when, reason, status, borneBy }) => (
          <li key={id} className="py-2.5">
            <span className="text-label text-ink block">
              <Money cents={amount} /> given back{status && refundWords[status] ? `, ${refundWords[status]}` : ""}
            </span>
            <span className="text-quiet">
              {when}, borne by {borneBy === "platform" ? "HalalGo" : "the restaurant"}
            </span>
            <span className="block break-words">{reason}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
