import type { ApplicationPart } from "@domain/contract/administration/application";
import { type ApplicationTab, halalLabel, getApplicationNews } from "~/features/applications/application-parts";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import type { RestaurantPage } from "./restaurant-page.server";

/** Parts of an application that can be requested directly; for anything else a question is written. */
const partByName: Record<string, ApplicationPart | undefined> = {
  "Bank details": "bank",
  "Voided check": "voided_check",
  Menu: "menu_file",
  Picture: "logo",
  [halalLabel]: "halal",
};

type BeforeApprovalProps = Pick<RestaurantPage, "details" | "registeredBy" | "status" | "halal"> & {
  parts: NonNullable<RestaurantPage["parts"]>;
};

/** [ADMIN-9] What the application contains and lacks, with links; missing parts are requested by email. */
export function BeforeApproval({ details, parts, registeredBy, status, halal }: BeforeApprovalProps) {
  const { id, name, owner, application } = details;
  // A host that stores requests says how many are open.
  const canAsk = application?.open_requests != null;
  const news = application && getApplicationNews(application);
  const tabs: Record<ApplicationTab, string> = {
    overview: dashboardPaths.adminRestaurantEdit(id),
    owner: dashboardPaths.adminRestaurantOwner(id),
    business: dashboardPaths.adminRestaurantBusiness(id),
    documents: dashboardPaths.adminRestaurantDocuments(id),
    halal: dashboardPaths.adminHalalReview(id, "declaration"),
  };
  // It has its own, more detailed line below.
  const listed = parts.filter(({ label }) => label !== halalLabel || !halal);
  const ask = (label: string) =>
    `mailto:${owner?.email ?? ""}?subject=${encodeURIComponent(`${name} on HalalGo: ${label.toLowerCase()}`)}`;
  return (
    <TitledCard title="Before you approve" size="card">
      <p className="text-meta text-quiet">What the application contains so far</p>
      {news && (
        <p className="rounded-control bg-accent-soft text-accent-text text-meta mt-2 p-2.5 break-words whitespace-pre-line">
          {news}
        </p>
      )}
      <ul className="divide-line mt-1 divide-y">
        {listed.map(({ label, text, isThere, tab }) => (
          <li key={label} className="flex gap-3 py-2.5">
            <Icon
              name={isThere ? "check-circle" : "warning-circle"}
              weight="fill"
              className={`mt-0.5 shrink-0 ${isThere ? "text-success" : "text-star"}`}
            />
            <div className="min-w-0 flex-1">
              <p className="text-label text-ink">{label}</p>
              <p className="text-meta text-quiet break-words">{text}</p>
            </div>
            {isThere && tab !== "overview" && (
              <TextLink to={tabs[tab]} alone className="text-meta" aria-label={`View ${label}`}>
                View
              </TextLink>
            )}
            {!isThere && canAsk && (
              <TextLink
                to={dashboardPaths.adminRestaurantAsk(id, { part: partByName[label] })}
                alone
                preventScrollReset
                className="text-meta"
                aria-label={`Ask owner for ${label}`}
              >
                Ask owner
              </TextLink>
            )}
            {!isThere && !canAsk && owner?.email && (
              <TextLink to={ask(label)} alone className="text-meta" aria-label={`Ask owner for ${label}`}>
                Ask owner
              </TextLink>
            )}
          </li>
        ))}
        {halal && <HalalLine id={id} canAsk={canAsk} {...halal} />}
        <li className="py-2.5">
          <p className="text-label text-ink">Registered by</p>
          <p className="text-meta text-quiet">{registeredBy ? `Sales agent ${registeredBy}` : "The business itself"}</p>
        </li>
      </ul>
      {canAsk && (
        <ButtonLink
          to={dashboardPaths.adminRestaurantAsk(id)}
          variant="tonal"
          size="sm"
          preventScrollReset
          className="me-2 mt-1"
        >
          Ask for something
        </ButtonLink>
      )}
      {status === "pending" && (
        <ButtonLink
          to={dashboardPaths.adminRestaurantDecision(id, "reject")}
          preventScrollReset
          variant="danger-text"
          size="sm"
          className="mt-1 max-md:-ms-3.5"
          icon="x-circle"
        >
          Reject with a reason
        </ButtonLink>
      )}
    </TitledCard>
  );
}

/**
 * [HALAL-7] The halal declaration and its evidence. A restaurant can be approved without them; its badge then says so.
 */
function HalalLine({
  id,
  canAsk,
  level,
  evidence,
  isThere,
  subject,
}: { id: string; canAsk: boolean } & NonNullable<RestaurantPage["halal"]>) {
  return (
    <li className="flex gap-3 py-2.5">
      <Icon
        name={isThere ? "check-circle" : "warning-circle"}
        weight="fill"
        className={`mt-0.5 shrink-0 ${isThere ? "text-success" : "text-star"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-label text-ink">Halal: {level}</p>
        <p className="text-meta text-quiet break-words">{evidence}</p>
      </div>
      {subject && (
        <TextLink
          to={dashboardPaths.adminHalalReview(id, subject)}
          alone
          className="text-meta"
          aria-label="View halal evidence"
        >
          View
        </TextLink>
      )}
      {!subject && canAsk && (
        <TextLink
          to={dashboardPaths.adminRestaurantAsk(id, { part: partByName[halalLabel] })}
          alone
          preventScrollReset
          className="text-meta"
          aria-label="Ask owner for Halal evidence"
        >
          Ask owner
        </TextLink>
      )}
    </li>
  );
}
