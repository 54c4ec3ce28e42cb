import { scopeLabels } from "@domain/halal/certificate";
import { formatLongDate } from "@domain/halal/halal-text";
import { pluralize } from "@domain/values/plural";
import { CertificateState } from "~/features/halal-evidence/evidence-parts";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { Disclosure } from "~/ui/overlays/disclosure";
import { TextLink } from "~/ui/text-link";
import type { CertificateLine, HalalPage } from "./halal-page.server";

/**
 * [HALAL-2, HALAL-5] The certificate in effect or last submitted, with its facts, and all others; none is overwritten.
 */
export function CertificateCard({ id, certificate, others }: HalalPage) {
  return (
    <Card as="section" aria-labelledby="certificate">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="certificate" className="text-section">
          Certificate
        </h2>
        <ButtonLink
          to={dashboardPaths.dashboardHalalCertificate()}
          variant="ghost"
          size="sm"
          icon="plus"
          preventScrollReset
          className="-mx-3"
        >
          {certificate ? "Add another" : "Add certificate"}
        </ButtonLink>
      </div>
      {certificate ? (
        <div className="mt-3 grid items-start gap-x-6 gap-y-4 md:grid-cols-[12.5rem_minmax(0,1fr)]">
          <Paper restaurantId={id} certificate={certificate} />
          <CertificateFacts certificate={certificate} />
        </div>
      ) : (
        <p className="text-quiet mt-1">
          No certificate was sent yet. A photo or a PDF of it is enough, with its number and dates.
        </p>
      )}
      {others.length > 0 && (
        <div className="border-line mt-4 border-t pt-2">
          <Disclosure summary={`${pluralize(others.length, "other certificate")}`}>
            <ul className="divide-line divide-y">
              {others.map((other) => (
                <OtherLine key={other.id} restaurantId={id} certificate={other} />
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Card>
  );
}

type Line = { restaurantId: string; certificate: CertificateLine };

/** The file: pictures are shown, PDFs are linked by name. */
function Paper({ restaurantId, certificate: { id, number, file } }: Line) {
  if (!file) return <span />;
  const href = dashboardPaths.certificateFile(restaurantId, id);
  return (
    <div className="min-w-0">
      <a
        href={href}
        className="rounded-control border-line bg-sunken grid h-64 place-items-center overflow-hidden border max-md:h-48"
      >
        {file.content_type.startsWith("image/") ? (
          <img src={href} alt={`Certificate ${number}`} className="size-full object-contain" loading="lazy" />
        ) : (
          <span className="text-label text-primary flex flex-col items-center gap-2">
            <Icon name="file-pdf" size={40} />
            Open the certificate
          </span>
        )}
      </a>
      <p className="text-meta text-quiet mt-2 flex items-center gap-2">
        <Icon name={file.content_type.startsWith("image/") ? "image" : "file-pdf"} className="shrink-0" />
        <span className="min-w-0 truncate">{file.name}</span>
      </p>
    </div>
  );
}

/** [HALAL-2] All facts on the certificate, and the result of its review. */
function CertificateFacts({ certificate }: { certificate: CertificateLine }) {
  const { differences } = certificate;
  const differs = (field: "holder" | "address") =>
    differences.includes(field) && (
      <span className="text-accent-text text-meta block">
        Differs from the {field === "holder" ? "names" : "address"} we have of your business
      </span>
    );
  return (
    <FactRows>
      <FactRow label="State">
        <CertificateState state={certificate.state} />
        {certificate.reason && <span className="mt-1 block break-words">{certificate.reason}</span>}
        {certificate.question && <span className="mt-1 block break-words">We asked: {certificate.question}</span>}
      </FactRow>
      <FactRow label="Certifier">{certificate.certifier}</FactRow>
      <FactRow label="Number">{certificate.number}</FactRow>
      <FactRow label="Scope">
        {[scopeLabels[certificate.scope], certificate.covers].filter(Boolean).join(": ")}
        {certificate.not_covered && <span className="block">Not covered: {certificate.not_covered}</span>}
      </FactRow>
      <FactRow label="Holder">
        {certificate.holder}
        {differs("holder")}
      </FactRow>
      <FactRow label="Address">
        {certificate.address}
        {differs("address")}
      </FactRow>
      <FactRow label="Valid">{validText(certificate)}</FactRow>
      <FactRow label="Shown">
        {certificate.is_public ? "Customers may open the file" : "Customers do not see the file"}
      </FactRow>
      <FactRow label="Sent">{[certificate.sent, certificate.sent_by].filter(Boolean).join(", by ")}</FactRow>
    </FactRows>
  );
}

const validText = ({ issued_on: from, expires_on: to }: CertificateLine) =>
  `${formatLongDate(from)} to ${formatLongDate(to)}`;

/** An earlier certificate, or one of a supplier or product. */
function OtherLine({ restaurantId, certificate }: Line) {
  const { id, certifier, number, scope, state, reason, question, file } = certificate;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="text-label text-ink break-words">
          {certifier}, {number}
        </p>
        <p className="text-meta text-quiet break-words">
          {scopeLabels[scope]} · {validText(certificate)}
        </p>
        {(reason ?? question) && <p className="text-meta break-words">{reason ?? question}</p>}
        {file && (
          <TextLink to={dashboardPaths.certificateFile(restaurantId, id)} reloadDocument className="text-meta">
            {file.name}
          </TextLink>
        )}
      </div>
      <CertificateState state={state} />
    </li>
  );
}
