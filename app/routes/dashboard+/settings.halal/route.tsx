import { Outlet, useLoaderData } from "@remix-run/react";
import { HalalIcon } from "~/features/halal/halal-badge";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { Badge, type FilledIconName } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ComingSoon } from "~/ui/feedback/coming-soon";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/illustration";
import { TextLink } from "~/ui/text-link";
import { CertificateCard } from "./certificate-card";
import type { HalalPage, loader } from "./halal-page.server";
import type { HalalStrip } from "./halal-strip";
import { MarksCard } from "./marks-card";
import { ConcernsCard, ProfileCard, SuppliersCard } from "./statement-cards";

export { action, loader } from "./halal-page.server";
export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Halal · Settings · HalalGo" }];

/** [HALAL-5] What customers see about halal, the evidence for it, and what is due. Its forms open as panels. */
export default function Halal() {
  const page = useLoaderData<typeof loader>();
  return (
    <div data-panel-host>
      {page ? (
        <div className="flex flex-col gap-4">
          <BadgeCard {...page} />
          <CertificateCard {...page} />
          <ProfileCard {...page} />
          <SuppliersCard {...page} />
          <MarksCard {...page} />
          <ConcernsCard {...page} />
        </div>
      ) : (
        <ComingSoon title="Halal" />
      )}
      <Outlet />
    </div>
  );
}

export const ErrorBoundary = () => <RouteError />;

const discs = {
  certified: "bg-primary text-on-primary",
  declared: "bg-muted text-ink",
  expired: "bg-muted text-quiet",
  revoked: "bg-muted text-quiet",
  unstated: "bg-muted text-quiet",
} as const;

/** The badge's own text as the headline, so that owners read what customers read. */
function BadgeCard({ id, state, sentence, certificate, strip, isPosterReady }: HalalPage) {
  return (
    <Card as="section" aria-labelledby="badge" padded={false} className="overflow-hidden">
      <div className="flex flex-wrap gap-x-5 gap-y-3 p-5 md:flex-nowrap md:p-6">
        <Khatim size={64} className={discs[state]}>
          <HalalIcon state={state} size={28} />
        </Khatim>
        <div className="min-w-0 flex-1 max-md:basis-full">
          <p className="text-meta text-quiet">What customers read</p>
          <h2 id="badge" className="text-section text-balance">
            {sentence}
          </h2>
          {state === "certified" && certificate?.checked && (
            <p className="text-meta mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Badge tone="ok" icon="seal-check">
                Verified
              </Badge>
              {certificate.checked}
            </p>
          )}
          <p className="text-meta mt-2.5 flex flex-wrap gap-x-5 gap-y-1">
            <TextLink to={paths.halalSheet(id)} alone>
              See the badge as customers do
            </TextLink>
            {isPosterReady && (
              <TextLink to={dashboardPaths.dashboardHalalPoster()} alone>
                Print the door poster
              </TextLink>
            )}
          </p>
        </div>
      </div>
      {strip && <Strip {...strip} />}
    </Card>
  );
}

const tones: Record<HalalStrip["tone"], { back: string; icon: FilledIconName }> = {
  quiet: { back: "bg-sunken text-body", icon: "info" },
  info: { back: "bg-info-soft text-info-text", icon: "hourglass-medium" },
  warn: { back: "bg-accent-soft text-accent-text", icon: "timer" },
  bad: { back: "bg-danger-soft text-danger-text", icon: "warning" },
};

/** The action that is due; its button is the only filled one on the page. */
function Strip({ tone, title, text, act }: HalalStrip) {
  const { back, icon } = tones[tone];
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 md:px-6 ${back}`}>
      <Icon name={icon} weight="fill" size={26} className="shrink-0" />
      <div className="min-w-0 grow basis-52">
        <p className="text-card">{title}</p>
        <p className="text-meta text-ink break-words whitespace-pre-line">{text}</p>
      </div>
      {act && (
        <ButtonLink
          to={
            act.to === "declaration"
              ? dashboardPaths.dashboardHalalEdit()
              : dashboardPaths.dashboardHalalCertificate({ from: act.from })
          }
          icon={act.to === "declaration" ? "pencil-simple" : "upload-simple"}
          preventScrollReset
          className="max-md:w-full"
        >
          {act.label}
        </ButtonLink>
      )}
    </div>
  );
}
