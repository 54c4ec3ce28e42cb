import type { ReactNode } from "react";
import { certificateScopes, scopeLabels, verificationMethods } from "@domain/halal/certificate";
import { formatLongDate } from "@domain/halal/halal-text";
import { pluralize } from "@domain/values/plural";
import { CertifierLogo } from "~/features/halal/certifier-logo";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChipChoices, SelectField, SubmitButton, TextArea, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Icon } from "~/ui/icon";
import { Dotted } from "~/ui/layout/dotted";
import { Disclosure } from "~/ui/overlays/disclosure";
import { UnlistCard } from "./concern-review";
import { StatementCard } from "./declaration-review";
import { Document } from "./document";
import type { Reviewed } from "./review-page.server";

type Page = Reviewed<"certificate">;

/** The document beside the values typed from it. */
export function CertificateReview(page: Page) {
  const { state } = page.certificate;
  const why = state === "submitted" || state === "verified" ? null : state;
  return (
    <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr]">
      <Document documents={page.documents} />
      <Card as="section" aria-labelledby="says" padded={false} className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <div className="p-5 pb-3">
          <h2 id="says" className="text-section">
            What it says
          </h2>
          <p className="text-meta text-quiet">
            {state === "submitted" ? "As it was typed. Correct any mistakes." : "As it was when it was decided."}
          </p>
        </div>
        <Differences {...page} />
        {page.certificate.state === "submitted" ? <VerifyForm {...page} /> : <Decided {...page} />}
      </Card>
      <div className="grid gap-4">
        <StatementCard {...page.statement} />
        {why && <UnlistCard id={page.id} why={why} />}
      </div>
    </div>
  );
}

/** A numbered list of what the certificate says and what is known of the business. */
function Differences({ certificate, name, legalName, address }: Page) {
  const expected = { holder: [name, legalName].filter(Boolean).join(", or "), address };
  return (
    <>
      {certificate.differences.map((field, index) => (
        <div key={field} className="bg-danger-soft border-line border-t px-5 py-3">
          <p className="text-label text-danger-text flex items-center gap-2">
            <span
              aria-hidden
              className="bg-danger text-on-danger text-badge grid size-5 place-items-center rounded-full"
            >
              {index + 1}
            </span>
            {field === "holder" ? "Holder differs" : "Address differs"}
          </p>
          <dl className="text-meta mt-1 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
            <dt>Document</dt>
            <dd className="text-ink font-semibold break-words">{certificate[field]}</dd>
            <dt>Business</dt>
            <dd className="text-ink break-words">{expected[field]}</dd>
          </dl>
        </div>
      ))}
    </>
  );
}

/** Differences are shown above already. */
function Facts({ certificate }: Page) {
  const { typed, differences, scope, covers, not_covered: without } = certificate;
  return (
    <dl className="border-line divide-line divide-y border-t">
      <ComparedValue label="Certifier" typed={typed.certifier}>
        <span className="flex items-center gap-2">
          <CertifierLogo src={certificate.certifier_logo} size={24} />
          <span className="min-w-0">{certificate.certifier}</span>
        </span>
        {!certificate.certifier_id && (
          <span className="text-accent-text text-meta block">
            <Dotted facts={["Not in the directory", certificate.certifier_country, certificate.website]} />
          </span>
        )}
      </ComparedValue>
      <ComparedValue label="Number" typed={typed.number}>
        {certificate.number}
      </ComparedValue>
      {!differences.includes("holder") && (
        <ComparedValue label="Holder" typed={typed.holder}>
          {certificate.holder}
        </ComparedValue>
      )}
      {!differences.includes("address") && (
        <ComparedValue label="Address" typed={typed.address}>
          {certificate.address}
        </ComparedValue>
      )}
      <ComparedValue label="Scope">
        {[scopeLabels[scope], covers].filter(Boolean).join(": ")}
        {without && <span className="text-meta block">Not covered: {without}</span>}
      </ComparedValue>
      <ComparedValue label="Valid">
        {formatLongDate(certificate.issued_on)} to {formatLongDate(certificate.expires_on)}
      </ComparedValue>
    </dl>
  );
}

/** One value of the certificate; `typed` is the owner's value, if it was corrected. */
function ComparedValue({ label, typed, children }: { label: string; typed?: string | undefined; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-2 px-5 py-2.5">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-label text-ink font-medium break-words">
        {children}
        {typed !== undefined && <span className="text-meta text-quiet block">Typed: {typed || "nothing"}</span>}
      </dd>
    </div>
  );
}

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).verifyForm);
const wayNames = { lookup: "Look-up page", phone: "By phone", mail: "By mail" };

/** The main button depends on the facts: if something differs, or nothing is signed, it asks the owner first. */
function VerifyForm(page: Page) {
  const { id, certificate, queue, statement } = page;
  const { id: certificateId, version, differences, question } = certificate;
  const isDifferent = differences.length > 0;
  // A supplier's or a product's certificate counts without the owner's statement, and says nothing about it.
  const isOfKitchen = certificate.scope === "outlet";
  const isUnsigned = isOfKitchen && !statement.signed;
  const asksFirst = isDifferent || isUnsigned;
  const stepTo = (step: "ask" | "refuse") =>
    dashboardPaths.adminHalalStep(id, certificateId, step, { kind: queue.kind });
  const values = { ...certificate, covers: certificate.covers ?? "", not_covered: certificate.not_covered ?? "" };
  const count = pluralize(differences.length, "difference");
  return (
    // A separate form per certificate, so that nothing typed for one remains for the next.
    <ValidatedForm
      id={`verify-${certificateId}`}
      validator={validator}
      defaultValues={{ ...values, checked_by: [], note: "" }}
    >
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="version" value={version} />
      <Facts {...page} />
      <div className="border-line border-t px-5 py-1">
        <Disclosure summary="Correct what is misread">
          <Corrections />
        </Disclosure>
      </div>
      <div className="border-line flex flex-col gap-4 border-t p-5 xl:[&_:is(a,input,textarea)]:scroll-mb-40">
        <LookUp {...page} />
        <ChipChoices
          label="How did you check?"
          hint="Customers read it."
          name="checked_by"
          multiple
          options={verificationMethods.map((value) => ({ value, label: wayNames[value] }))}
        />
        <TextArea
          label="Note"
          name="note"
          rows={2}
          maxLength={500}
          hint={isDifferent ? "Why it counts although it differs. Customers read it." : "Customers read it."}
          {...(isDifferent ? { required: true } : { optional: true })}
        />
        <p className="text-meta text-quiet">
          {isUnsigned &&
            "The owner has not signed yet what is halal here. Ask for it: only then can this be verified. "}
          {isOfKitchen && !isUnsigned && "Verifying also records that you have reviewed the owner’s declaration. "}
          The owner sees note, question and reason.
        </p>
      </div>
      <div className="border-line bg-sunken rounded-b-card flex flex-wrap gap-3 border-t p-4 xl:sticky xl:bottom-0">
        {question && <p className="text-meta w-full break-words">Asked already: {question}</p>}
        {asksFirst && (
          <ButtonLink to={stepTo("ask")} preventScrollReset wide>
            {isDifferent ? `Ask the owner about ${count}` : "Ask the owner"}
          </ButtonLink>
        )}
        <SubmitButton
          variant={asksFirst ? "secondary" : "primary"}
          icon={asksFirst ? undefined : "seal-check"}
          pendingLabel="Verifying..."
          className={asksFirst ? "flex-1" : "w-full"}
        >
          {isDifferent ? "Verify anyway" : "Verify"}
        </SubmitButton>
        {!asksFirst && (
          <ButtonLink to={stepTo("ask")} variant="secondary" preventScrollReset className="flex-1">
            Ask the owner
          </ButtonLink>
        )}
        <ButtonLink to={stepTo("refuse")} variant="secondary" preventScrollReset className="text-danger! flex-1">
          Refuse
        </ButtonLink>
      </div>
    </ValidatedForm>
  );
}

function Corrections() {
  return (
    <div className="flex flex-col gap-4 pb-2">
      <TextField label="Certifier" name="certifier" required maxLength={120} />
      <TextField label="Number" name="number" required maxLength={60} />
      <TextField label="Holder" name="holder" required maxLength={160} />
      <TextField label="Address" name="address" required maxLength={200} />
      <SelectField
        label="Scope"
        name="scope"
        required
        options={certificateScopes.map((value) => ({ value, label: scopeLabels[value] }))}
      />
      <TextArea label="Covers" name="covers" rows={2} optional maxLength={300} />
      <TextArea label="Does not cover" name="not_covered" rows={2} optional maxLength={300} />
      <TextField label="Issued" name="issued_on" type="date" required />
      <TextField label="Valid until" name="expires_on" type="date" required />
    </div>
  );
}

/** Where to look up the number, in a new tab; otherwise whom to call. */
function LookUp({ certificate: { lookup, number, phone } }: Page) {
  if (!lookup)
    return (
      <p className="text-meta flex gap-2">
        <Icon name="phone" className="text-quiet shrink-0" />
        This certifier has no look-up page. {phone ? `Call ${phone}.` : "Find its number on the document."}
      </p>
    );
  return (
    <a
      href={lookup}
      target="_blank"
      rel="noreferrer"
      className="rounded-control border-control hover:bg-sunken flex items-center gap-3 border px-4 py-3"
    >
      <Icon name="magnifying-glass" className="text-quiet shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="text-label text-primary block break-words">Look up {number}</span>
        <span className="text-meta text-quiet block [overflow-wrap:anywhere]">{new URL(lookup).host}</span>
      </span>
      <Icon name="arrow-square-out" label="Opens in a new tab" className="text-quiet shrink-0" />
    </a>
  );
}

/** [HALAL-2] A decision is final, except that a verified certificate can be revoked. */
function Decided(page: Page) {
  const { id, certificate, queue } = page;
  const { state, decided, reason, check_note: note } = certificate;
  const isVerified = state === "verified" || state === "expired";
  return (
    <>
      <Facts {...page} />
      <div className="border-line text-meta border-t p-5">
        <p className="text-label text-ink">{isVerified ? "Verified" : state === "refused" ? "Refused" : "Revoked"}</p>
        {decided && <p className="break-words">{decided}</p>}
        {(reason ?? note) && <p className="mt-1 break-words whitespace-pre-line">{reason ?? note}</p>}
      </div>
      {state === "verified" && (
        <div className="border-line bg-sunken rounded-b-card border-t p-5">
          <ButtonLink
            to={dashboardPaths.adminHalalStep(id, certificate.id, "revoke", { kind: queue.kind })}
            variant="secondary"
            icon="x-circle"
            preventScrollReset
            wide
            className="text-danger!"
          >
            Revoke
          </ButtonLink>
        </div>
      )}
    </>
  );
}
