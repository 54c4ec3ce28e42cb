import type { LoaderFunctionArgs } from "@remix-run/node";
import type { HalalEvidence, OwnCertificate } from "@domain/contract/halal";
import { verificationMethodLabels } from "@domain/halal/certificate";
import { formatLongDate } from "@domain/halal/halal-text";
import { findEvidence } from "~/features/halal-evidence/evidence.server";
import { shownSentence } from "~/features/halal-evidence/shown-sentence";
import { loadQueue, readQueueKind } from "~/features/halal-queue/queue.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { shortMomentText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";

/** [HALAL-8] One item of the queue, with the queue beside it: a certificate, a concern, or a place's declaration. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const [id, subject] = [params.restaurantId ?? "", params.subject ?? ""];
  const kind = readQueueKind(request);
  const [evidence, queue] = await Promise.all([
    findEvidence(context.host, id, findAuditedId(id, subject)),
    loadQueue(context.host, kind),
  ]);
  const found = evidence && findSubject(evidence, subject);
  if (!found)
    throw notFoundPage("There is no such evidence.", {
      to: dashboardPaths.adminHalal(),
      label: "Back to Halal Evidence",
    });
  const { view, legal_name: legalName } = evidence;
  const own = queue.rows.findIndex((row) => row.restaurantId === id && row.subject === subject);
  return {
    id,
    name: view.name,
    address: view.address,
    legalName,
    sentence: shownSentence(evidence),
    picture: queue.rows[own]?.picture ?? null,
    viewer: evidence.looker && `${evidence.looker.name} opened this ${agoText(evidence.looker.at)}.`,
    version: evidence.version,
    statement: toStatement(evidence),
    queue,
    documents: toDocuments(evidence, found, new URL(request.url).searchParams),
    here: dashboardPaths.adminHalalReview(id, subject, { kind }),
    previous: own > 0 ? (queue.rows[own - 1]?.to ?? null) : null,
    next: own >= 0 ? (queue.rows[own + 1]?.to ?? null) : null,
    ...found,
  };
}

/** [HALAL-8] All documents, one of them opened: the certificate, a photo of it, the suppliers' invoices. */
function toDocuments(
  { view, papers }: HalalEvidence,
  subject: NonNullable<ReturnType<typeof findSubject>>,
  query: URLSearchParams,
) {
  if (subject.what === "concern") return [];
  const id = view.restaurant_id;
  const certificate = subject.what === "certificate" ? subject.certificate : null;
  const file = certificate?.file;
  const all = [
    ...(certificate && file
      ? [
          {
            key: "",
            label: "Certificate",
            alt: `Certificate ${certificate.number}`,
            ...toFile(file),
            href: dashboardPaths.certificateFile(id, certificate.id),
          },
        ]
      : []),
    ...papers.map((paper) => {
      const label = paper.what === "photo" ? "Photo" : paper.supplier ? `Invoice, ${paper.supplier}` : "Invoice";
      return {
        key: paper.id,
        label,
        alt: label,
        ...toFile(paper),
        href: dashboardPaths.adminRestaurantDocument(id, paper.id),
      };
    }),
  ];
  const opened = all.find(({ key }) => key === query.get("paper")) ?? all[0];
  return all.map((one) => ({ ...one, isOpened: one === opened, to: toPaper(query, one.key) }));
}

const toFile = ({ name, content_type: type }: { name: string; content_type: string }) => ({
  name,
  isPicture: type.startsWith("image/"),
});

function toPaper(query: URLSearchParams, key: string): string {
  const other = new URLSearchParams(query);
  if (key) other.set("paper", key);
  else other.delete("paper");
  return `?${other}`;
}

/** The subject shown to colleagues as opened; the URL may contain anything. */
const findAuditedId = (id: string, subject: string) =>
  [subject === "declaration" ? id : subject].find((one) => /^[\da-f-]{36}$/i.test(one));

/** "3 min ago" */
function agoText(at: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(at)) / 60_000);
  return minutes < 1 ? "just now" : `${minutes} min ago`;
}

export type ReviewPage = Awaited<ReturnType<typeof loader>>;
export type Reviewed<What extends ReviewPage["what"]> = Extract<ReviewPage, { what: What }>;

/** The owner's current declaration; verifying a certificate also counts as a review of it. */
function toStatement({ view, declared_by: by, reviewed_at: reviewedAt, question, refusal }: HalalEvidence) {
  const when = (at: string) => shortMomentText(at, view.time_zone, new Date());
  return {
    profile: view.profile,
    suppliers: view.suppliers,
    signed: view.declared_at && [when(view.declared_at), by].filter(Boolean).join(", by "),
    reviewed: reviewedAt && when(reviewedAt),
    question,
    refusal,
  };
}

function findSubject(evidence: HalalEvidence, subject: string) {
  const { view, certificates, concerns } = evidence;
  const when = (at: string) => shortMomentText(at, view.time_zone, new Date());
  if (subject === "declaration")
    return {
      what: "declaration" as const,
      certificates: certificates.map(({ id, certifier, number, state, differences, expires_on: last }) => ({
        id,
        certifier,
        number,
        state,
        differences,
        until: formatLongDate(last),
      })),
    };
  const certificate = certificates.find(({ id }) => id === subject);
  if (certificate)
    return {
      what: "certificate" as const,
      certificate: {
        ...certificate,
        sent: [when(certificate.sent_at), certificate.sent_by].filter(Boolean).join(" by "),
        decided: decidedText(certificate, when),
        lookup: certificate.lookup_url?.replaceAll("{number}", encodeURIComponent(certificate.number)) ?? null,
      },
    };
  const concern = concerns.find(({ id }) => id === subject);
  if (!concern) return null;
  return {
    what: "concern" as const,
    concern: {
      ...concern,
      reported: when(concern.reported_at),
      answered: concern.answered_at && when(concern.answered_at),
    },
  };
}

/** "Nov 3, 4:05 PM by Yusuf Khan, on the certifier's public register" */
function decidedText(
  { checked_at: at, decided_by: by, checked_by: ways }: OwnCertificate,
  when: (at: string) => string,
) {
  const moment = [at && when(at), by].filter(Boolean).join(" by ");
  return [moment, ways.map((way) => verificationMethodLabels[way]).join(" and ")].filter(Boolean).join(", ");
}
