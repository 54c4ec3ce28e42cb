import { concernKindLabels, concernOutcomeLabels } from "@domain/halal/concern";
import {
  animalLabels,
  answerLabel,
  type ProfileQuestion,
  profileQuestions,
  questionLabels,
} from "@domain/halal/profile";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { ButtonLink, IconLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { Dotted } from "~/ui/layout/dotted";
import { TitledCard } from "~/ui/layout/titled-card";
import type { HalalPage } from "./halal-page.server";

const icons: Record<ProfileQuestion, IconName> = {
  level: "seal-check",
  slaughter: "hand",
  stunning: "info",
  alcohol: "prohibit",
  pork: "storefront",
  fryers: "cooking-pot",
};

/** [HALAL-1] The owner's statement; unanswered questions are shown in a quiet color. */
export function ProfileCard({ profile, signed }: HalalPage) {
  return (
    <Card as="section" aria-labelledby="profile">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id="profile" className="text-section">
            Profile
          </h2>
          <p className="text-meta text-quiet">
            {signed
              ? `Signed ${signed.day}${signed.by ? ` by ${signed.by}` : ""}. ${signed.isReviewed ? "We have reviewed it." : "Not reviewed yet."}`
              : "What you state here is signed."}
          </p>
        </div>
        <ButtonLink
          to={dashboardPaths.dashboardHalalEdit()}
          variant="secondary"
          icon="pencil-simple"
          preventScrollReset
        >
          Edit
        </ButtonLink>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-4 min-[30rem]:grid-cols-2 xl:grid-cols-3">
        {profileQuestions.map((question) => (
          <div key={question} className="relative min-h-9 ps-12">
            <dt className="text-meta text-quiet">
              <span
                aria-hidden
                className="rounded-small bg-sunken text-primary-text absolute start-0 top-0.5 grid size-9 place-items-center"
              >
                <Icon name={icons[question]} />
              </span>
              {questionLabels[question]}
            </dt>
            <dd className={profile[question] === null ? "text-quiet" : "text-ink font-medium"}>
              {answerLabel(question, profile[question])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** [HALAL-1] The meat suppliers. */
export function SuppliersCard({ suppliers }: HalalPage) {
  return (
    <Card as="section" aria-labelledby="suppliers">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="suppliers" className="text-section">
          Meat suppliers
        </h2>
        <ButtonLink to={dashboardPaths.dashboardSupplierNew()} variant="secondary" icon="plus" preventScrollReset>
          Add supplier
        </ButtonLink>
      </div>
      {suppliers.length === 0 && <p className="text-quiet mt-1">Not stated. Customers read nothing about suppliers.</p>}
      <ul className="divide-line mt-1 divide-y">
        {suppliers.map(({ id, name, town, animals, certifier }) => (
          <li key={id} className="flex items-center gap-4 py-2">
            <div className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-2 md:items-center">
              <div className="min-w-0">
                <p className="text-label text-ink break-words">{name}</p>
                <p className="text-meta text-quiet">
                  <Dotted facts={[animals.map((animal) => animalLabels[animal]).join(", "), town]} />
                </p>
              </div>
              <p className="text-meta break-words">
                {certifier ? `Certified by ${certifier}` : <span className="text-quiet">Certifier not stated</span>}
              </p>
            </div>
            <IconLink
              icon="trash"
              label={`Remove ${name}`}
              to={dashboardPaths.dashboardSupplierRemove(id)}
              preventScrollReset
              className="text-danger! -me-2"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** [HALAL-5] Concerns reported about the restaurant, without the reporters' names. */
export function ConcernsCard({ concerns }: HalalPage) {
  if (concerns.length === 0) return null;
  return (
    <TitledCard title="Concerns">
      <p className="text-meta text-quiet">
        What people told us about halal here. We look into each one and tell you the outcome.
      </p>
      <ul className="divide-line mt-1 divide-y">
        {concerns.map(({ id, kind, text, state, outcome, day }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="text-label text-ink">{concernKindLabels[kind]}</span>
              <Badge tone={state === "open" ? "warn" : state === "upheld" ? "bad" : "neutral"}>
                {state === "open" ? "Under review" : concernOutcomeLabels[state]}
              </Badge>
            </p>
            <p className="text-meta text-quiet">{day}</p>
            <p className="mt-1 break-words whitespace-pre-line">{text}</p>
            {outcome && <p className="text-meta mt-1 break-words">Outcome: {outcome}</p>}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
