import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { monthlyPrice, passHeadline } from "~/features/pass/headline";
import { loadPass, type MemberView } from "~/features/pass/load-pass.server";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { displayFontLink } from "~/styles/links";
import { ButtonLink } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { StarPattern } from "~/ui/illustration";
import { Money } from "~/ui/money";
import { Disclosure } from "~/ui/overlays/disclosure";
import { PassCard } from "~/ui/pass-card";
import { BuyPass, savingText } from "./buy-pass";
import type { action } from "./hosted-action.server";

export { action } from "./hosted-action.server";
export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Go Pass · HalalGo",
    description: "Unlimited $0 delivery fees from every restaurant and shop on HalalGo, by the month.",
    path: paths.goPass(),
  });
export const links = () => [displayFontLink()];
export const handle = { frame: { cartBar: false } };

export const loader = ({ context }: LoaderFunctionArgs) => loadPass(context);

/** [LAND-5] Describes the Go Pass; members see the state of theirs. */
export default function GoPass() {
  const page = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div data-panel-host>
      <main id="main" className="page-width grid gap-12 pt-6 pb-4 md:gap-16 md:pt-10">
        {actionData?.error && <FormError title={actionData.error} />}
        <section className="promo-pass rounded-panel relative grid items-center gap-10 overflow-hidden p-7 text-white md:p-14 xl:grid-cols-[1.2fr_1fr]">
          <StarPattern opacity={0.1} />
          <div className="relative min-w-0">
            <h1 className="text-promo text-white">Go Pass</h1>
            <p className="text-lead mt-4 max-w-120">
              Unlimited $0 delivery fees, from every restaurant and shop on HalalGo. Made for families who order on
              school nights.
            </p>
            {page.pass && <OwnPass pass={page.pass} />}
            {needsPaying(page.pass) && <BuyPass page={page} />}
          </div>
          <PassCard name={page.name ?? undefined} className="relative justify-self-center max-xl:max-w-80" />
        </section>
        <Benefits businessesWithFee={page.businessesWithFee} />
        <Questions price={monthlyPrice(page.price, page.pass)} />
      </main>
      <Outlet context={page} />
    </div>
  );
}

/** A pass that renews itself, or can be resumed, is not paid for here. */
const needsPaying = (pass: ReturnType<typeof useLoaderData<typeof loader>>["pass"]) =>
  !pass || pass.isRefused || (!pass.renews && !pass.isCancelled);

/** The rules behind the answers are in domain/promotions/pass.ts. */
function Questions({ price }: { price: number }) {
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
      "Yes. With JavaScript turned off you pay on our card provider's own page. No card is kept, so the pass is good for one month and does not renew automatically. We remind you three days before it ends.",
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

/** The benefits of a pass. */
function Benefits({ businessesWithFee }: { businessesWithFee: number | null }) {
  const places = "Whatever a business charges for delivery, you pay $0.";
  const benefits: { icon: IconName; title: string; text: string }[] = [
    {
      icon: "moped",
      title: "$0 delivery, every order",
      text: [places, savingText(businessesWithFee)].filter(Boolean).join(" "),
    },
    {
      icon: "receipt",
      title: "Off before you pay",
      text: "The fee is gone from the total at checkout. No code to enter.",
    },
    { icon: "arrow-u-up-left", title: "Cancel in two clicks", text: "You keep the month you have paid for." },
  ];
  return (
    <section>
      <h2 className="text-section text-ink">What you get</h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon name={icon} size={26} className="text-primary mt-0.5 shrink-0" />
            <p>
              <span className="text-label text-ink block">{title}</span>
              <span className="text-meta text-quiet">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state of a member's pass, and links to change it. */
function OwnPass({ pass }: { pass: MemberView }) {
  return (
    <div className="mt-6">
      <p className="text-section text-white">{pass.isValid ? passHeadline(pass) : "Your paid month is over"}</p>
      <p className="mt-2 max-w-110">
        <Detail pass={pass} />
      </p>
      {pass.renews && (
        <ButtonLink to={paths.goPassCancel()} preventScrollReset variant="night" className="mt-5 max-md:w-full">
          Cancel Go Pass
        </ButtonLink>
      )}
      {pass.isCancelled && pass.isValid && (
        <ButtonLink to={paths.goPassResume()} preventScrollReset variant="night" className="mt-5 max-md:w-full">
          Resume Go Pass
        </ButtonLink>
      )}
    </div>
  );
}

function Detail({ pass }: { pass: MemberView }) {
  if (pass.isRefused) {
    return (
      <>
        Your card was refused for the next month and was not charged.{" "}
        {pass.nextTry && `We try it again on ${pass.nextTry}. `}
        {pass.isValid
          ? "Pay with another card to be safe."
          : "Until it is paid, delivery is not $0. You can pay with another card."}
      </>
    );
  }
  if (pass.renews) {
    return (
      <>
        Your delivery fees are $0. <Money cents={pass.price} /> is charged to your {pass.card ?? "card"} about a day
        before.
      </>
    );
  }
  // The job that ends such a pass runs once a minute.
  if (!pass.isValid && !pass.renews) return <>Your card is not charged again.</>;
  if (pass.isCancelled) return <>Your delivery fees are $0 until then. Your card is not charged again.</>;
  return <>Your delivery fees are $0 until then. It does not renew automatically; we remind you three days before.</>;
}
