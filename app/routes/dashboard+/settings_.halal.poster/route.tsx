import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatLongDate, halalBadgeText, toHalalSummary } from "@domain/halal/halal-text";
import { QrCode } from "~/features/dining-tables/qr-code";
import { qrCodePath } from "~/features/dining-tables/tables.server";
import { loadOwnEvidence } from "~/features/halal-evidence/evidence.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { PrintPage } from "~/ui/dashboard/print-sheet";
import { Logo } from "~/ui/logo";

export const meta = () => [{ title: "Door poster, to print · HalalGo" }];

/** [HALAL-15] Throws a 404 page for a restaurant that is not certified today, or not listed. */
export async function loader(args: LoaderFunctionArgs) {
  const { evidence } = await loadOwnEvidence(args);
  const { view } = evidence;
  if (view.state !== "certified" || !view.code || !view.certificate)
    throw notFoundPage(
      "You can print a poster while your kitchen’s certificate is valid and your restaurant is listed.",
      {
        to: dashboardPaths.dashboardHalal(),
        label: "Back to Halal",
      },
    );
  const address = `${args.context.origin}${dashboardPaths.halalCode(view.code)}`;
  return {
    name: view.name,
    street: view.address,
    sentence: halalBadgeText(toHalalSummary(view)),
    number: view.certificate.number,
    until: formatLongDate(view.certificate.expires_on),
    address,
    shape: qrCodePath(address),
  };
}

/** A printable poster for the door: its code leads to the current status, even if the paper is outdated. */
export default function Poster() {
  const page = useLoaderData<typeof loader>();
  return (
    <PrintPage
      title="Door poster"
      note="The code opens today’s status. Take the poster down when the certificate ends."
      backHref={dashboardPaths.dashboardHalal()}
    >
      <article className="border-line bg-surface rounded-card mx-auto flex max-w-160 break-inside-avoid flex-col items-center border p-8 text-center md:p-12 print:border-0">
        <Logo />
        <p className="text-title text-ink mt-8 break-words">{page.name}</p>
        <p className="text-quiet">{page.street}</p>
        <p className="text-section mt-6 text-balance">{page.sentence}</p>
        <p className="text-quiet mt-1">
          Certificate {page.number}, valid until {page.until}
        </p>
        <QrCode table={{ label: "today’s state", shape: page.shape }} className="mt-8 w-full max-w-64" />
        <p className="mt-4 font-medium">Scan to see today’s status and who checked it</p>
        <p className="text-small text-quiet mt-1 [overflow-wrap:anywhere]">{page.address}</p>
      </article>
    </PrintPage>
  );
}
