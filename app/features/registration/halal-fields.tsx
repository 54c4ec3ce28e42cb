import { type ReactNode, useState } from "react";
import { formatLongDate } from "@domain/halal/halal-text";
import { declarationText } from "@domain/halal/profile";
import { daysUntil, reminderDays } from "@domain/halal/status";
import type { UploadKind } from "@domain/registration/uploads";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { FieldError, FieldRow } from "~/ui/forms/field";
import { SuggestField } from "~/ui/forms/places/place-assist";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { TextField } from "~/ui/forms/text-field";
import { HalalSuppliers } from "./halal-suppliers";

type FieldName =
  | ("level" | "slaughter" | "stunning" | "alcohol" | "pork" | "fryers" | "evidence" | "certifier" | "certifierCountry")
  | ("certifierWebsite" | "certificateNumber" | "validFrom" | "validUntil" | "statedBy" | "signedName" | "signedOn");

interface HalalFieldsProps {
  /** The props of one of our fields. */
  field: (name: FieldName | "suppliers") => {
    id: string;
    name: string;
    form: string;
    errors: string[] | undefined;
    required?: boolean | undefined;
    defaultValue: string | undefined;
  };
  errors: Record<string, string[] | null | undefined>;
  formId: string;
  /** As submitted, unvalidated. */
  suppliers: unknown;
  /** Names from the directory. */
  certifiers: readonly string[];
  /** In the restaurant's time zone. */
  today: string;
  /** Renders an upload slot. */
  upload: (of: { kind: UploadKind; label: string; hint: string }) => ReactNode;
}

const levels = [
  { value: "everything", label: "Everything is halal" },
  { value: "options", label: "Halal options", hint: "Each dish says which it is." },
  { value: "vegetarian_seafood", label: "Vegetarian and seafood only" },
];
const questions = [
  { name: "slaughter", label: "Slaughter", answers: { hand: "By hand", machine: "Machine", both: "Both" } },
  { name: "stunning", label: "Stunning", answers: { none: "None", reversible: "Reversible", unknown: "Not known" } },
  { name: "alcohol", label: "Alcohol", answers: { none: "Not served", served: "Served", cooking: "In cooking" } },
] as const;
const yesOrNo = [
  { name: "pork", label: "Pork on the premises", yes: "on_premises", no: "none" },
  { name: "fryers", label: "Shared fryers", yes: "shared", no: "separate" },
] as const;
const ways = [
  { value: "certificate", label: "With a certificate", hint: "Of a certifier, for this address." },
  { value: "declaration", label: "With my signed declaration", hint: "And an invoice of each meat supplier." },
];

/**
 * [HALAL-4] Nothing is preselected, and only level and evidence are required. Without JavaScript the fields of both
 * kinds of evidence are visible, and the choice decides which are used.
 */
export function HalalFields({ field, errors, formId, suppliers, certifiers, today, upload }: HalalFieldsProps) {
  return (
    <div className="group/way flex flex-col gap-5.5">
      <ChoiceTiles label="What do you serve?" columns={1} options={levels} {...field("level")} />
      {questions.map(({ name, label, answers }) => {
        const { id, errors: wrong, defaultValue } = field(name);
        return (
          <div key={name} id={id} tabIndex={-1}>
            <p aria-hidden className="text-label text-ink mb-2">
              {label}
            </p>
            <SegmentedControl
              name={name}
              legend={label}
              wide
              options={Object.entries(answers).map(([value, text]) => ({ value, label: text }))}
              {...(defaultValue ? { defaultValue } : {})}
            />
            <FieldError id={id} errors={wrong} />
          </div>
        );
      })}
      <div className="border-line divide-line divide-y border-y">
        {yesOrNo.map(({ name, label, yes, no }) => (
          <YesOrNo key={name} label={label} answers={{ Yes: yes, No: no }} {...field(name)} />
        ))}
      </div>
      <div id="evidence" className="scroll-mt-6">
        <ChoiceTiles label="How can we check it?" columns={1} options={ways} {...field("evidence")} />
        <div className="border-primary scripting:hidden scripting:group-has-[[value=certificate]:checked]/way:flex mt-4 flex flex-col gap-5 border-s-2 ps-4">
          <CertificateFields field={field} certifiers={certifiers} today={today} upload={upload} />
        </div>
        <div className="border-primary scripting:hidden scripting:group-has-[[value=declaration]:checked]/way:flex mt-4 flex flex-col gap-5 border-s-2 ps-4">
          <p className="text-meta text-quiet scripting:hidden">Only with your signed declaration:</p>
          <p className="rounded-control bg-sunken text-meta text-ink p-4">{declarationText}</p>
          <FieldRow>
            <TextField label="Your name, as a signature" autoComplete="name" maxLength={120} {...field("signedName")} />
            <TextField label="Date" type="date" max={today} {...field("signedOn")} />
          </FieldRow>
        </div>
      </div>
      <HalalSuppliers
        errors={errors}
        formId={formId}
        suppliers={suppliers}
        upload={upload}
        whole={field("suppliers").errors}
      />
    </div>
  );
}

/** "Pork on the premises  o Yes  o No", on one line. */
function YesOrNo({
  label,
  answers,
  ...field
}: ReturnType<HalalFieldsProps["field"]> & { label: string; answers: Record<"Yes" | "No", string> }) {
  return (
    <fieldset id={field.id} tabIndex={-1} className="flex min-h-14 flex-wrap items-center gap-x-5">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden className="text-label text-ink flex-1">
        {label}
      </p>
      {Object.entries(answers).map(([word, value]) => (
        <label key={value} className="text-body inline-flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={field.defaultValue === value}
            className="radio"
          />
          {word}
        </label>
      ))}
      <FieldError id={field.id} errors={field.errors} />
    </fieldset>
  );
}

/** A remark on the last day while it is entered. */
function endHint(until: string, today: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(until)) return "";
  const days = daysUntil(until, today);
  if (days < 0) return `This certificate expired on ${formatLongDate(until)}.`;
  return days <= reminderDays[0] ? "It ends soon. Add the next one in Settings when you have it." : "";
}

function CertificateFields({
  field,
  certifiers,
  today,
  upload,
}: Pick<HalalFieldsProps, "field" | "certifiers" | "today" | "upload">) {
  const certifier = field("certifier");
  const validUntil = field("validUntil");
  const [named, setNamed] = useState(certifier.defaultValue ?? "");
  const [until, setUntil] = useState(validUntil.defaultValue ?? "");
  const isOther = named !== "" && !certifiers.some((name) => name.toLowerCase() === named.trim().toLowerCase());
  return (
    <>
      <p className="text-meta text-quiet scripting:hidden">Only with a certificate:</p>
      <SuggestField
        label="Certifier"
        hint="Choose one we know, or type its name"
        suggestions={certifiers}
        maxLength={120}
        autoComplete="off"
        onChange={({ currentTarget }) => setNamed(currentTarget.value)}
        {...certifier}
      />
      <div className={isOther ? undefined : "scripting:hidden"}>
        <FieldRow>
          <TextField
            label="Country of the certifier"
            hint="Only if it is not on our list"
            maxLength={60}
            autoComplete="off"
            {...field("certifierCountry")}
          />
          <TextField
            label="Website of the certifier"
            hint="Only if it is not on our list"
            optional
            type="url"
            maxLength={300}
            {...field("certifierWebsite")}
          />
        </FieldRow>
      </div>
      <TextField label="Number" maxLength={60} autoComplete="off" {...field("certificateNumber")} />
      <FieldRow>
        <TextField label="Valid from" type="date" {...field("validFrom")} />
        <TextField
          label="Valid until"
          type="date"
          hint={endHint(until, today)}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          {...validUntil}
        />
      </FieldRow>
      <div className="divide-line -mb-1 divide-y">
        {upload({
          kind: "halal_certificate",
          label: "Halal certificate",
          hint: "The file or a scan: PDF, JPEG or PNG",
        })}
        {upload({ kind: "halal_photo", label: "Photo of the certificate", hint: "As well, or instead: JPEG or PNG" })}
      </div>
      <div className="rounded-control bg-sunken p-4">
        <p className="text-meta text-ink mb-3">{declarationText}</p>
        <TextField
          label="Your name, as a signature"
          hint="A certificate counts only beside a signed statement. Sign now, or later in Settings."
          optional
          maxLength={120}
          autoComplete="name"
          {...field("statedBy")}
        />
      </div>
    </>
  );
}
