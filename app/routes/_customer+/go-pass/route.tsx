import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { FormError } from "~/ui/forms/error-summary";
import { PassCard } from "~/ui/pass-card";
import { StarPattern } from "~/ui/star-pattern";
import { displayFontLink } from "~/styles/links";
import { Benefits } from "./benefits";
import { BuyPass } from "./buy-pass";
import type { action } from "./hosted-action.server";
import { loadPass } from "~/features/pass/load-pass.server";
import { OwnPass } from "./own-pass";
import { Questions } from "./questions";

export { action } from "./hosted-action.server";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Go Pass · HalalGo",
    description: "Unlimited $0 delivery fees from every restaurant and shop on HalalGo, by the month.",
    path: paths.goPass(),
  });
export const links = () => [displayFontLink()];
export const handle = { frame: { cartBar: false } };

export const loader = ({ context }: LoaderFunctionArgs) => loadPass(context);

/** [LAND-5] What the Go Pass is, for everyone; its holder sees how it goes on. */
export default function GoPass() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div data-panel-host>
      <main id="main" className="page-width grid gap-12 pt-6 pb-4 md:gap-16 md:pt-10">
        {answer?.error && <FormError title={answer.error} />}
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
        <Questions price={page.pass?.renews ? page.pass.price : page.price} />
      </main>
      <Outlet context={page} />
    </div>
  );
}

/** A pass that goes on by itself, or can be resumed, is not paid for here. */
const needsPaying = (pass: ReturnType<typeof useLoaderData<typeof loader>>["pass"]) =>
  !pass || pass.isRefused || (!pass.renews && !pass.isCancelled);
