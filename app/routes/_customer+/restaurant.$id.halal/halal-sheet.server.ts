import type { LoaderFunctionArgs } from "@remix-run/node";
import type { HalalView } from "@domain/contract/halal";
import { scopeLabels, verificationMethodLabels } from "@domain/halal/certificate";
import { formatLongDate, formatShortDate, halalHeading, toHalalSummary } from "@domain/halal/halal-text";
import { animalLabels } from "@domain/halal/profile";
import { daysUntil } from "@domain/halal/status";
import { localDate } from "@domain/local-time";
import { findHalal } from "~/features/halal/halal.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { paths, withQuery } from "~/lib/paths";
import { profileFacts, type SheetFact } from "./profile-facts";

/** A restaurant's halal evidence; a 404 page if the host stores none. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const view = await findHalal(context.host, id);
  if (!view) throw notFoundPage("There is no halal information about this place here.");
  return { id, name: view.name, ...toSheet(view, new Date()) };
}

type Certificate = NonNullable<HalalView["certificate"]>;

/** The contents of the sheet. Unknown facts of a certificate are omitted; what the owner leaves open says "Not stated". */
function toSheet(view: HalalView, now: Date) {
  const { state, certificate, time_zone: zone } = view;
  const toDay = (at: string) => localDate(new Date(at), zone);
  const { title, sentence } = halalHeading(toHalalSummary(view));
  const isCertified = state === "certified" && certificate !== null;
  return {
    state,
    title: title === "Halal certified" ? "Certified" : title,
    sentence: isCertified ? certifiedText(certificate, toDay, localDate(now, zone)) : sentence,
    concernSince: view.concern_since && formatLongDate(toDay(view.concern_since)),
    facts: [
      ...(certificate ? certificateFacts(certificate, toDay, isCertified ? uncoveredDishes(view) : null) : []),
      ...statedFacts(view),
      ...(view.declared_at ? [fact("Stated by the owner", formatLongDate(toDay(view.declared_at)))] : []),
    ],
    file: certificate && toFile(view.restaurant_id, certificate, "The certificate", toDay),
    others: view.other_certificates.map((other) => ({
      id: other.id,
      title: scopeLabels[other.scope],
      facts: certificateFacts(other, toDay),
      file: toFile(view.restaurant_id, other, "This certificate", toDay),
    })),
    history: toHistory(view, toDay),
    lookUp: certificate && lookUpUrl(certificate),
  };
}

type ToDay = (at: string) => string;

/** What may carry a check as the latest line: nothing that was withdrawn, has ended or is to be looked at. */
const goodNews = ["Certificate checked with the certifier", "Statement reviewed"];

/** The latest line is highlighted if it is good news about a place that is still certified. */
export const toHistory = ({ state, history }: Pick<HalalView, "state" | "history">, toDay: ToDay) =>
  history.map(({ what, at, note }, index) => ({
    what,
    note,
    day: toDay(at),
    shown: formatShortDate(toDay(at)),
    isGood: index === 0 && state === "certified" && goodNews.includes(what),
  }));

const fact = (label: string, text: string, more?: string | null): SheetFact => ({ label, lines: [{ text, more }] });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Within this many days of expiry, the remaining days are shown. */
const nearDays = 30;

function certifiedText({ checked_at: checkedAt, expires_on: end }: Certificate, dayOf: ToDay, today: string): string {
  const left = daysUntil(end, today);
  const ends = left === 0 ? " It ends today." : left === 1 ? " It ends tomorrow." : ` It ends in ${left} days.`;
  const checked = checkedAt ? `Checked with the certifier on ${formatLongDate(dayOf(checkedAt))}. ` : "";
  return `${checked}Valid until ${formatLongDate(end)}.${left <= nearDays ? ends : ""}`;
}

const notCoveredText = (notCovered: string | null): string | null =>
  notCovered && `Not covered: ${notCovered.replace(/\.$/, "")}.`;

const uncoveredLink = (to: string, isNamed: boolean) => ({
  text: isNamed ? "They carry a mark on the menu" : "What is not covered carries a mark on the menu",
  to,
});

/** [HALAL-6] A link to the dishes that the certificate does not cover; null if no dish is marked. */
const uncoveredDishes = ({ restaurant_id: id, uncovered_dishes: count }: HalalView): string | null =>
  count > 0 ? withQuery(paths.restaurant(id), { mark: "uncovered" }) : null;

function certificateFacts(certificate: Certificate, dayOf: ToDay, uncovered: string | null = null): SheetFact[] {
  const { certifier, phone, number, scope, covers, not_covered: notCovered, state } = certificate;
  const { checked_at: checkedAt, checked_by: ways, check_note: note } = certificate;
  const how = ways.map((way) => verificationMethodLabels[way]).join(", then ");
  const days = `${formatLongDate(certificate.issued_on)} to ${formatLongDate(certificate.expires_on)}`;
  return [
    { label: "Certifier", lines: [{ text: certifier, more: phone, logo: certificate.certifier_logo }] },
    fact("Certificate number", number),
    {
      label: "Covers",
      lines: [
        {
          text: covers ?? scopeLabels[scope],
          more: notCoveredText(notCovered),
          link: uncovered ? uncoveredLink(uncovered, notCovered !== null) : null,
        },
      ],
    },
    fact(state === "expired" ? "Was valid" : "Valid", days),
    ...(checkedAt
      ? [
          fact(
            "Checked",
            `${formatLongDate(dayOf(checkedAt))}, by HalalGo`,
            [capital(how), note].filter(Boolean).join(". "),
          ),
        ]
      : []),
  ];
}

/** [HALAL-8] None where nothing is signed: answers whose statement was refused stay with the owner, who signs them again. */
function statedFacts({ declared_at: declaredAt, profile, suppliers }: HalalView): SheetFact[] {
  if (!declaredAt) return [];
  return [
    ...profileFacts(profile, ["level"]),
    ...supplierFacts(suppliers),
    ...profileFacts(profile, ["slaughter", "stunning", "alcohol", "pork", "fryers"]),
  ];
}

const listed = new Intl.ListFormat("en-US");

function supplierFacts(suppliers: HalalView["suppliers"]): SheetFact[] {
  if (suppliers.length === 0) return [];
  const lines = suppliers.map(({ name, town, animals, certifier }) => ({
    text: [name, town].filter(Boolean).join(", "),
    more: [
      capital(listed.format(animals.map((animal) => animalLabels[animal].toLowerCase()))),
      certifier && `certified by ${certifier}, as the owner says`,
    ]
      .filter(Boolean)
      .join(", "),
  }));
  return [{ label: suppliers.length === 1 ? "Supplier" : "Suppliers", lines }];
}

const kinds: Record<string, string> = { "application/pdf": "PDF", "image/jpeg": "Picture", "image/png": "Picture" };

function toFile(restaurantId: string, { id, file }: Certificate, name: string, dayOf: ToDay) {
  if (!file) return null;
  const size =
    file.size >= 1_000_000 ? `${(file.size / 1_000_000).toFixed(1)} MB` : `${Math.ceil(file.size / 1000)} kB`;
  const about = `${kinds[file.content_type] ?? "File"}, ${size}, added ${formatLongDate(dayOf(file.added_at))}`;
  return { name, about, href: paths.halalFile(restaurantId, id) };
}

/** The certifier's lookup page for this number; a third-party host may return an invalid URL. */
function lookUpUrl({ lookup_url: url, number }: Certificate): string | null {
  if (!url || !/^https?:\/\//i.test(url)) return null;
  return url.replaceAll("{number}", encodeURIComponent(number));
}
