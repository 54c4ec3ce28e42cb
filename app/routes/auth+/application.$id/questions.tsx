import { Form } from "@remix-run/react";
import type { ApplicationPart } from "@domain/contract/administration/application";
import { registrationPaths } from "~/lib/registration-paths";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextArea } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/illustration";
import { TextLink } from "~/ui/text-link";
import type { ApplicationPage, Refused } from "./load-application.server";

const titles: Record<ApplicationPart, string> = {
  voided_check: "Voided check",
  menu_file: "Menu",
  logo: "Business banner",
  additional_document: "A document",
  bank: "Bank details",
  halal: "Halal evidence",
  answer: "A question",
};

type Question = ApplicationPage["requests"][number];

/** Questions from administrators, open ones first; each says what is wrong and links to where it is answered. */
export function Questions({ page, refused }: { page: ApplicationPage; refused?: Refused }) {
  const open = page.requests.filter(({ answered }) => !answered);
  const done = page.requests.filter(({ answered }) => answered);
  return [...open, ...done].map((question, index) => (
    <Card key={question.id} as="section" aria-labelledby={`question-${question.id}`}>
      <div className="flex gap-3.5">
        {question.answered ? (
          <Icon name="check-circle" weight="fill" size={28} className="text-success shrink-0" />
        ) : (
          <Khatim size={28} className="bg-accent text-on-accent text-label shrink-0 tabular-nums">
            {index + 1}
          </Khatim>
        )}
        <div className="min-w-0 flex-1">
          <h2 id={`question-${question.id}`} tabIndex={-1} className="text-card scroll-mt-6 outline-none">
            {titles[question.part]}
          </h2>
          <p className="break-words whitespace-pre-line">{question.text}</p>
          <p className="text-small text-quiet mt-1">
            {question.answered ? `Done ${question.answered}` : `Asked ${question.asked}`}
          </p>
          {page.isOpen && (
            <HandIn applicationId={page.id} question={question} refused={refused} isAgent={page.isAgent} />
          )}
        </div>
      </div>
    </Card>
  ));
}

function HandIn({
  applicationId,
  question,
  refused,
  isAgent,
}: {
  applicationId: string;
  question: Question;
  refused?: Refused | undefined;
  isAgent: boolean;
}) {
  const { id, part, answer, answered } = question;
  // Agents send certificates; the declaration must be signed by the owner.
  if (part === "halal" && isAgent && !answered)
    return (
      <p className="mt-2">
        <TextLink to={registrationPaths.agentHalal(applicationId)}>Send a certificate</TextLink>, or the owner signs
        what is halal, in Settings.
      </p>
    );
  if (part === "halal" && !answered)
    return (
      <p className="mt-2">
        <TextLink to={registrationPaths.halal()}>Send a certificate or sign what is halal, in Settings</TextLink>
      </p>
    );
  if (part !== "answer")
    return answered ? null : (
      <a href={part === "bank" ? "#bank" : `#${part}`} className="text-primary mt-2 inline-block underline">
        {part === "bank" ? "Enter bank details below" : "Upload it below"}
      </a>
    );
  const form = `answer:${id}`;
  const isRefused = refused?.form === form;
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-col gap-3">
      <input type="hidden" name="intent" value={form} />
      <TextArea
        id={form}
        label="Your answer"
        name="answer"
        rows={3}
        required
        maxLength={1000}
        defaultValue={isRefused ? (refused.typed.answer ?? "") : answer}
        errors={isRefused ? refused.fieldErrors.answer : undefined}
      />
      <SubmitButton variant="tonal" className="self-start" pendingLabel="Saving...">
        {answered ? "Change answer" : "Save answer"}
      </SubmitButton>
    </Form>
  );
}
