import { formatCents } from "@domain/money";
import { Disclosure } from "~/ui/disclosure";

/** The rules behind the answers are in domain/pass. */
export function Questions({ price }: { price: number }) {
  const questions = [
    [
      "Which orders does it cover?",
      "Every delivery order, from every business on HalalGo, as often as you like. A business's minimum order, taxes and tips stay as they are.",
    ],
    [
      "When is my card charged?",
      `${formatCents(price)} when you get the pass, then once a month, about a day before the paid month ends. If your card is refused, we tell you and try three more times within five days. Then the pass ends.`,
    ],
    [
      "How do I cancel?",
      "On this page: press Cancel Go Pass and confirm. Your card is not charged again, and your delivery fees stay $0 to the end of the month you have paid for. Until then you can resume it.",
    ],
    [
      "Can I pay without my card being kept?",
      "Yes. With JavaScript turned off you pay on our card provider's own page. No card is kept, so the pass is good for one month and does not renew by itself. We remind you three days before it ends.",
    ],
  ] as const;
  return (
    <section>
      <h2 className="text-section text-ink">Questions</h2>
      <div className="divide-line border-line mt-4 max-w-[65ch] divide-y border-y">
        {questions.map(([question, answer]) => (
          <div key={question} className="py-1.5">
            <Disclosure summary={question}>{answer}</Disclosure>
          </div>
        ))}
      </div>
    </section>
  );
}
