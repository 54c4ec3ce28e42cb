import { Link } from "@remix-run/react";
import { animalLabels, answerLabel, profileQuestions, questionLabels } from "@domain/halal/profile";
import { CertificateState } from "~/features/halal-evidence/evidence-parts";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { Document } from "./document";
import type { Reviewed, ReviewPage } from "./review-page.server";

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).reviewForm);

/** [HALAL-5, HALAL-7] The owner's current declaration; a certified place regains its badge after a review. */
export function DeclarationReview({ id, version, statement, certificates, documents, queue }: Reviewed<"declaration">) {
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-4">
        <StatementCard {...statement} />
        {documents.length > 0 && <Document documents={documents} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Decision id={id} version={version} statement={statement} queue={queue} />
        <Card>
          <h2 className="text-section mb-1">Certificates</h2>
          {certificates.length === 0 && <p className="text-quiet">None was sent.</p>}
          <ul className="divide-line divide-y">
            {certificates.map((certificate) => (
              <li key={certificate.id} className="flex flex-wrap items-start justify-between gap-2 py-2.5">
                <Link
                  to={dashboardPaths.adminHalalReview(id, certificate.id, { kind: queue.kind })}
                  className="text-primary min-w-0 break-words underline underline-offset-[3px]"
                >
                  {certificate.certifier}, {certificate.number}
                </Link>
                <CertificateState state={certificate.state} />
                <span className="text-meta text-quiet w-full">
                  until {certificate.until}
                  {certificate.differences.map((field) => `, names another ${field}`).join("")}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}

/** [HALAL-8] Accept, ask or refuse; what was accepted can still be refused. */
function Decision({
  id,
  version,
  statement,
  queue,
}: Pick<Reviewed<"declaration">, "id" | "version" | "statement" | "queue">) {
  const { signed, reviewed, question, refusal } = statement;
  const stepTo = (step: "ask" | "refuse") =>
    dashboardPaths.adminHalalStep(id, "declaration", step, { kind: queue.kind });
  if (!signed)
    return (
      <Card>
        {refusal ? (
          <>
            <p className="text-label text-ink">Refused</p>
            <p className="text-meta mt-1 break-words whitespace-pre-line">{refusal}</p>
          </>
        ) : (
          <p className="text-quiet">There is nothing to review.</p>
        )}
      </Card>
    );
  return (
    <Card className="flex flex-col gap-3">
      {reviewed ? (
        <p>Reviewed {reviewed}.</p>
      ) : (
        <ValidatedForm id={`review-${id}`} validator={validator}>
          <input type="hidden" name="intent" value="review" />
          <input type="hidden" name="version" value={version} />
          <SubmitButton icon="check" pendingLabel="Accepting..." wide>
            Accept
          </SubmitButton>
          <p className="text-meta text-quiet mt-3">
            It stays the owner’s statement. With a verified certificate that holds, the badge says so again.
          </p>
        </ValidatedForm>
      )}
      {question && <p className="text-meta break-words">Asked already: {question}</p>}
      <div className="flex flex-wrap gap-3">
        {!reviewed && (
          <ButtonLink to={stepTo("ask")} variant="secondary" preventScrollReset className="flex-1">
            Ask the owner
          </ButtonLink>
        )}
        <ButtonLink to={stepTo("refuse")} variant="secondary" preventScrollReset className="text-danger! flex-1">
          Refuse
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The owner's answers, question by question. */
export function StatementCard({ profile, suppliers, signed, refusal }: ReviewPage["statement"]) {
  const unsigned = refusal ? "Refused, and not signed again yet." : "Nothing is signed.";
  return (
    <TitledCard title="What the owner declares">
      <p className="text-meta text-quiet mb-1 break-words">{signed ? `Signed ${signed}` : unsigned}</p>
      <FactRows>
        {profileQuestions.map((question) => (
          <FactRow key={question} label={questionLabels[question]}>
            <span className={profile[question] === null ? "text-quiet" : undefined}>
              {answerLabel(question, profile[question])}
            </span>
          </FactRow>
        ))}
        <FactRow label="Meat suppliers">
          {suppliers.length === 0 ? (
            "Not stated"
          ) : (
            <ul className="flex flex-col gap-1.5">
              {suppliers.map(({ id, name, town, animals, certifier }) => (
                <li key={id}>
                  {name}
                  <span className="text-meta text-quiet block">
                    {[animals.map((animal) => animalLabels[animal]).join(", "), town, certifier]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </FactRow>
      </FactRows>
    </TitledCard>
  );
}
