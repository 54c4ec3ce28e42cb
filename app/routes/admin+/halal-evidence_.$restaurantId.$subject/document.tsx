import type { OwnCertificate } from "@domain/contract/halal";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";

/** The paper itself: a picture is drawn, a PDF by the browser; both open by themselves too. */
export function Document({ restaurantId, certificate }: { restaurantId: string; certificate: OwnCertificate }) {
  const { id, number, file } = certificate;
  const href = dashboardPaths.certificateFile(restaurantId, id);
  if (!file)
    return (
      <Card>
        <p className="text-quiet">The file is not there.</p>
      </Card>
    );
  const isPicture = file.content_type.startsWith("image/");
  return (
    <Card as="section" aria-label="The document" padded={false} className="overflow-hidden">
      <div className="border-line flex items-center gap-3 border-b py-2 ps-5 pe-2">
        <Icon name={isPicture ? "image" : "file-pdf"} className="shrink-0" />
        <p className="text-label text-ink min-w-0 flex-1 truncate">{file.name}</p>
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="text-meta text-primary inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold underline underline-offset-[3px]"
        >
          Open
          <Icon name="arrow-square-out" size={16} weight="bold" label="in a new tab" />
        </a>
      </div>
      <div className="bg-muted p-3 md:p-5">
        {isPicture ? (
          <img src={href} alt={`Certificate ${number}`} className="mx-auto max-h-[52rem] max-w-full bg-white" />
        ) : (
          <iframe
            src={href}
            title={`Certificate ${number}`}
            className="h-[32rem] w-full border-0 bg-white xl:h-[46rem]"
          />
        )}
      </div>
    </Card>
  );
}
