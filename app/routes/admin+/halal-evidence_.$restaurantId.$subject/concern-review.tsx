import { Form } from "@remix-run/react";
import { concernKindLabels, concernOutcomeLabels, concernOutcomes } from "@domain/halal/concern";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { RadioGroup, SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import type { Reviewed } from "./review-page.server";

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).concernForm);

/** [HALAL-8, HALAL-12] A reported concern and its outcome; the place sees it without the reporter's identity. */
export function ConcernReview({ id, concern, queue }: Reviewed<"concern">) {
  const { kind, text, email, reported, state, outcome, answered, has_photo: hasPhoto } = concern;
  const photo = dashboardPaths.adminConcernPhoto(concern.id);
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <TitledCard title={concernKindLabels[kind]}>
        <p className="mt-2 mb-3 break-words whitespace-pre-line">{text}</p>
        <FactRows>
          <FactRow label="Reported">{reported}</FactRow>
          <FactRow label="Reported by">
            {email ? <TextLink to={`mailto:${email}`}>{email}</TextLink> : "No email address was left"}
          </FactRow>
          {hasPhoto && (
            <FactRow label="Photo">
              <a href={photo} target="_blank" rel="noreferrer">
                <img src={photo} alt="What came with the concern" className="rounded-small max-h-80 max-w-full" />
              </a>
            </FactRow>
          )}
          <FactRow label="Evidence">
            <TextLink to={dashboardPaths.adminHalalReview(id, "declaration", { kind: queue.kind })}>
              What the owner declares, and its certificates
            </TextLink>
          </FactRow>
        </FactRows>
      </TitledCard>
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          {state === "open" ? (
            <ValidatedForm id={`answer-${concern.id}`} validator={validator} className="flex flex-col gap-4">
              <input type="hidden" name="intent" value="answer" />
              <RadioGroup
                label="What was the outcome?"
                name="outcome"
                required
                options={concernOutcomes.map((value) => ({ value, label: concernOutcomeLabels[value] }))}
              />
              <TextArea
                label="In words"
                name="text"
                rows={4}
                required
                maxLength={500}
                hint="Customers read it in the place’s halal history; the place and whoever reported it do, too."
              />
              <SubmitButton pendingLabel="Answering..." wide>
                Answer
              </SubmitButton>
            </ValidatedForm>
          ) : (
            <>
              <h2 className="text-section">{concernOutcomeLabels[state]}</h2>
              {answered && <p className="text-meta text-quiet">{answered}</p>}
              <p className="mt-2 break-words whitespace-pre-line">{outcome}</p>
            </>
          )}
        </Card>
        <UnlistCard id={id} why="concern" />
      </div>
    </div>
  );
}

/** Unlists the restaurant in one step, with a prepared reason; its own page allows another wording. */
export function UnlistCard({ id, why }: { id: string; why: "concern" | "refused" | "revoked" | "expired" }) {
  return (
    <Card>
      <h2 className="text-card">Take the place off the marketplace</h2>
      <p className="text-meta text-quiet mt-1 mb-3">
        Customers can no longer find it until you bring it back. The owner is told why.
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="unlist" />
        <Button
          type="submit"
          name="why"
          value={why}
          variant="secondary"
          icon="pause-circle"
          className="text-danger! flex-1"
        >
          Unlist now
        </Button>
        <ButtonLink to={dashboardPaths.adminRestaurantDecision(id, "suspend")} variant="ghost">
          Suspend
        </ButtonLink>
      </Form>
    </Card>
  );
}
