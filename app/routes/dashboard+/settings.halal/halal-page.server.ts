import type { LoaderFunctionArgs } from "@remix-run/node";
import type { OwnCertificate } from "@domain/contract/halal";
import { checkWayLabels } from "@domain/halal/certificate";
import { badgeSentence, longDay, toldHalal } from "@domain/halal/words";
import { toLocal } from "@domain/local-time";
import { readEvidence } from "~/features/halal-evidence/read-evidence.server";
import { requireEditor } from "~/session/guards.server";
import { stripOf } from "./halal-strip";

/** [HALAL-5] The own evidence, as its page says it; null where the host keeps none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const evidence = await readEvidence(context.host, restaurant.id);
  if (!evidence) return null;
  const { view, certificates, concerns } = evidence;
  const dayOf = (at: string) => toLocal(new Date(at), view.time_zone).date;
  const today = dayOf(new Date().toISOString());
  const shown = certificates.toSorted((a, b) => b.sent_at.localeCompare(a.sent_at));
  const current = shown.find(({ id }) => id === view.certificate?.id) ?? shown.find(({ scope }) => scope === "outlet");
  const line = (certificate: OwnCertificate) => ({
    ...certificate,
    sent: longDay(dayOf(certificate.sent_at)),
    checked: checkedText(certificate, dayOf),
  });
  return {
    id: restaurant.id,
    state: view.state,
    sentence: badgeSentence(toldHalal(view)),
    strip: stripOf(evidence, today, dayOf),
    isPosterReady: view.code !== null && view.state === "certified",
    certificate: current ? line(current) : null,
    others: shown.filter((one) => one !== current).map(line),
    profile: view.profile,
    signed: view.declared_at && {
      day: longDay(dayOf(view.declared_at)),
      by: evidence.declared_by,
      isReviewed: evidence.reviewed_at !== null,
    },
    suppliers: view.suppliers,
    // Who reported it is nothing to the place.
    concerns: concerns.map(({ id, kind, text, state, outcome, reported_at: at }) => ({
      ...{ id, kind, text, state, outcome },
      day: longDay(dayOf(at)),
    })),
  };
}

export type HalalPage = NonNullable<Awaited<ReturnType<typeof loader>>>;
export type CertificateLine = NonNullable<HalalPage["certificate"]>;

/** "Checked by HalalGo on November 3, 2026, on the certifier's public register" */
function checkedText({ checked_at: at, checked_by: ways }: OwnCertificate, dayOf: (at: string) => string) {
  if (!at || ways.length === 0) return null;
  return `Checked by HalalGo on ${longDay(dayOf(at))}, ${ways.map((way) => checkWayLabels[way]).join(" and ")}`;
}
