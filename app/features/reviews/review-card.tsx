import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-field";
import { useOpened } from "~/ui/forms/use-opened";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Disclosure } from "~/ui/overlays/disclosure";
import { Stars } from "~/ui/rating";
import type { ReviewRefusal, ReviewRow } from "./review-inbox.server";

type ReviewCardProps = {
  review: ReviewRow;
  place?: ReactNode;
  refusal: ReviewRefusal | undefined;
  children?: ReactNode;
};

/** A review with its answer and its report; actions are below. */
function ReviewCard({ review, place, refusal, children }: ReviewCardProps) {
  const { name, rating, comment, about, answer, report } = review;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-label text-ink font-bold">{name}</h2>
          <p className="text-meta text-quiet">
            {about}
            {place && (
              <>
                {" "}
                · <bdi>{place}</bdi>
              </>
            )}
          </p>
        </div>
        <Stars rating={rating} size={18} />
      </div>
      <p className="text-body mt-2 break-words whitespace-pre-line">{comment}</p>
      {answer && (
        <div className="border-line mt-3 border-s-2 ps-4">
          <p className="text-meta text-quiet">Answered {answer.date}</p>
          <p className="text-body break-words whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {report && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={report.outcome === "waiting" ? "warn" : "neutral"} icon="warning-circle">
            {report.text}
          </Badge>
          <p className="text-meta text-quiet break-words">
            Reported {report.date}: {report.reason}
            {report.note && `. ${report.note}`}
          </p>
        </div>
      )}
      {refusal && !refusal.conflict && (
        <div className="mt-3">
          <FormError title={refusal.error} />
        </div>
      )}
      {children}
    </Card>
  );
}

type OwnReviewProps = {
  review: ReviewRow;
  reasons: { value: string; label: string }[];
  canAnswer: boolean;
  refusal: ReviewRefusal | undefined;
};

/** [RUSH-21] For the restaurant's team: a public answer, and reporting it to the platform. */
export function OwnReview({ review, reasons, canAnswer, refusal }: OwnReviewProps) {
  const { id, name, answer, report, version, answerVersion } = review;
  const opened = useOpened({ answer, answerVersion }, refusal !== undefined, (sent) => sent.get("id") === id);
  const refused = (intent: string) => (refusal?.intent === intent ? refusal : undefined);
  const conflict = refused("answer")?.conflict ?? undefined;
  const isOpen = !opened.answer && report?.outcome !== "hidden";
  return (
    <ReviewCard review={review} refusal={refusal}>
      {canAnswer && report?.outcome !== "hidden" && (
        <div className="mt-2">
          <Disclosure
            key={opened.answer?.text}
            summary={answer ? "Change the answer" : "Answer in public"}
            open={refused("answer") !== undefined || isOpen}
          >
            <Form method="post" preventScrollReset className="flex flex-col items-start gap-2.5">
              <input type="hidden" name="id" value={id} />
              {version !== null && <input type="hidden" name="version" value={version} />}
              <AnswerVersion conflict={conflict} openedWith={opened.answerVersion} />
              <TextArea
                label={`Answer to ${name}`}
                name="answer"
                id={`answer-${id}`}
                rows={3}
                maxLength={1000}
                hint="Everyone can read it below the review."
                defaultValue={refused("answer")?.typed.answer ?? opened.answer?.text}
                className="w-full"
              />
              <SubmitButton name="intent" value="answer" variant="tonal" pendingLabel="Saving...">
                {conflict ? "Save anyway" : answer ? "Save answer" : "Publish answer"}
              </SubmitButton>
            </Form>
          </Disclosure>
          {!report && (
            <Disclosure summary="Report to HalalGo" open={refused("report") !== undefined}>
              <Form method="post" preventScrollReset className="flex flex-col items-start gap-2.5">
                <input type="hidden" name="id" value={id} />
                <SelectField
                  label="Why"
                  name="reason"
                  id={`reason-${id}`}
                  defaultValue={refused("report")?.typed.reason}
                  options={reasons}
                />
                <TextArea
                  label="What is wrong with it?"
                  name="note"
                  id={`note-${id}`}
                  optional
                  rows={2}
                  maxLength={500}
                  defaultValue={refused("report")?.typed.note}
                  className="w-full"
                />
                <SubmitButton name="intent" value="report" variant="tonal" pendingLabel="Reporting...">
                  Report review
                </SubmitButton>
              </Form>
            </Disclosure>
          )}
        </div>
      )}
    </ReviewCard>
  );
}

type AnswerVersionProps = { conflict: ReviewRefusal["conflict"] | undefined; openedWith: number | undefined };

/** Which colleague answered meanwhile, and the version that the next try overwrites. */
function AnswerVersion({ conflict, openedWith }: AnswerVersionProps) {
  const version = conflict?.version ?? openedWith;
  return (
    <>
      {conflict && (
        <FormError
          title={`${conflict.by} has changed this answer at ${conflict.at}`}
          detail="What you typed is still here. Save anyway to replace their changes, or leave without saving to keep them."
        />
      )}
      {version !== undefined && <input type="hidden" name="answer_version" value={version} />}
    </>
  );
}

/** [RUSH-21] An answer that a colleague forestalled, whose review is no longer in this list: what was typed stays. */
export function LeftAnswer({ refusal: { id, typed, conflict } }: { refusal: ReviewRefusal }) {
  return (
    <Card>
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-2.5">
        <input type="hidden" name="id" value={id} />
        <AnswerVersion conflict={conflict} openedWith={undefined} />
        <TextArea
          label="Your answer"
          name="answer"
          id={`answer-${id}`}
          rows={3}
          maxLength={1000}
          defaultValue={typed.answer}
          className="w-full"
        />
        <SubmitButton name="intent" value="answer" variant="tonal" pendingLabel="Saving...">
          Save anyway
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** [RUSH-21] For administrators: hide or keep a reported review, with a note to the owner. */
export function ReportedReview({ review, place, refusal }: Omit<ReviewCardProps, "children">) {
  return (
    <ReviewCard review={review} place={place} refusal={refusal}>
      {review.report?.outcome === "waiting" && (
        <Form method="post" preventScrollReset className="mt-4 flex flex-col items-start gap-2.5">
          <input type="hidden" name="id" value={review.id} />
          {review.version !== null && <input type="hidden" name="version" value={review.version} />}
          <TextArea
            label="Note to the owner"
            name="note"
            id={`note-${review.id}`}
            optional
            rows={2}
            maxLength={500}
            defaultValue={refusal?.typed.note}
            className="w-full"
          />
          <div className="flex gap-2.5">
            <SubmitButton name="intent" value="keep" variant="secondary" pendingLabel="Saving...">
              Keep it
            </SubmitButton>
            <SubmitButton name="intent" value="hide" variant="danger" pendingLabel="Saving...">
              Hide it
            </SubmitButton>
          </div>
        </Form>
      )}
    </ReviewCard>
  );
}
