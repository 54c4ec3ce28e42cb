import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate, halalBadgeText, halalHeading, toHalalSummary } from "@domain/halal/halal-text";
import { localDate } from "@domain/local-time";
import { CertifierLogo } from "~/features/halal/certifier-logo";
import { halalBoxClasses, HalalIcon } from "~/features/halal/halal-badge";
import { verifyHalalCode } from "~/features/halal/halal.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths } from "~/lib/paths";
import { displayFontLink } from "~/styles/links";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { RouteError } from "~/ui/feedback/route-error";
import { Fact, Facts } from "~/ui/layout/facts";
import { TextLink } from "~/ui/text-link";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: `${data.title}: ${data.name} · HalalGo` }, { name: "robots", content: "noindex" }] : [];
export const links = () => [displayFontLink()];

/** [HALAL-15] Today's state of the place that a poster hangs at. */
export async function loader({ params: { code = "" }, context }: LoaderFunctionArgs) {
  const view = await verifyHalalCode(context.host, code);
  if (!view) {
    const message = "No listed place has this code. Check the code, or search for the place by name.";
    throw notFoundPage(message, { to: paths.home(), label: "Find restaurants" });
  }
  const { restaurant_id: id, name, address, state, certificate, time_zone: zone } = view;
  const { title, sentence } = halalHeading(toHalalSummary(view));
  return {
    id,
    name,
    address,
    state,
    title,
    sentence: state === "certified" ? `${halalBadgeText(toHalalSummary(view))}.` : sentence,
    today: formatLongDate(localDate(new Date(), zone)),
    certificate: certificate && {
      certifier: certificate.certifier,
      logo: certificate.certifier_logo,
      number: certificate.number,
      isOver: state !== "certified",
      days: `${formatLongDate(certificate.issued_on)} to ${formatLongDate(certificate.expires_on)}`,
    },
  };
}

/** [HALAL-15] What a poster's code says today. */
export default function VerifyCode() {
  const { id, name, address, state, title, sentence, today, certificate } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page-width py-8 md:py-14">
      <div className="max-w-160">
        <h1 className="text-title">{name}</h1>
        <p className="text-lead mt-1.5">{address}</p>
        <div
          className={cx(
            "rounded-panel mt-6 flex gap-4 p-5 md:gap-5 md:p-7 forced-colors:border",
            halalBoxClasses[state],
          )}
        >
          <HalalIcon state={state} size={48} />
          <div className="min-w-0">
            <p className="text-section text-inherit">{title}</p>
            <p className="mt-1">{sentence}</p>
            <p className="mt-1">As of today, {today}.</p>
          </div>
        </div>
        {certificate && (
          <div className="mt-6">
            <Facts>
              <Fact label="Certifier">
                <span className="flex items-center gap-2.5">
                  <CertifierLogo src={certificate.logo} size={32} />
                  {certificate.certifier}
                </span>
              </Fact>
              <Fact label="Certificate number">{certificate.number}</Fact>
              <Fact label={certificate.isOver ? "Was valid" : "Valid"} wide>
                {certificate.days}
              </Fact>
            </Facts>
          </div>
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={paths.halalSheet(id)}>See the evidence</ButtonLink>
          <TextLink to={paths.halal()} alone>
            How halal is checked
          </TextLink>
        </div>
        <p className="text-meta text-quiet mt-8">
          Please check that this is the name and address of the place you are at.
        </p>
      </div>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
