import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { findUploadKind, uploadKinds } from "@domain/registration/uploads";
import type { RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { listDocuments } from "~/host/admin-restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { TitledCard } from "~/ui/layout/titled-card";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const documents = (await listDocuments(context.host, params.id ?? "")) ?? [];
  return { documents: documents.map(({ id, kind, name, size }) => ({ id, kind, name, size })) };
}

const documentLabel = (kind: string) => {
  const uploadKind = findUploadKind(kind);
  return uploadKind ? uploadKinds[uploadKind].label : "Document";
};

/** [ADMIN-13] The files a business was registered with. */
export default function Documents() {
  const { documents } = useLoaderData<typeof loader>();
  const { details } = useOutletContext<RestaurantPage>();
  const menu = documents.find(({ kind }) => kind === "menu_file");
  const rest = documents.filter((one) => one !== menu);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <PictureCard title="Logo" src={details.logo ?? null} missing="No logo" name={details.name} />
      <PictureCard
        title="Banner image"
        src={details.banner_image ?? null}
        missing="No banner image"
        name={details.name}
      />
      <TitledCard title="Menu file" size="card" headClassName="mb-2">
        {menu ? (
          <>
            <p className="text-body break-words">{menu.name}</p>
            <FileLinks restaurantId={details.id} file={menu} view="View Menu" />
          </>
        ) : (
          <p className="text-quiet">No Menu File</p>
        )}
      </TitledCard>
      <TitledCard title="Other documents" size="card" headClassName="mb-2">
        {rest.length === 0 && <p className="text-quiet">No other documents</p>}
        <ul className="flex flex-col gap-4">
          {rest.map(({ id, kind, name, size }) => (
            <li key={id}>
              <p className="text-body break-words">{name}</p>
              <p className="text-meta text-quiet">
                {documentLabel(kind)}, {Math.max(1, Math.round(size / 1000))} kB
              </p>
              <FileLinks restaurantId={details.id} file={{ id, name }} view="View" />
            </li>
          ))}
        </ul>
      </TitledCard>
    </div>
  );
}

type FileLinksProps = { restaurantId: string; file: { id: string; name: string }; view: string };

/** Images and PDFs open in a new tab; every file can be downloaded under its original name. */
function FileLinks({ restaurantId, file: { id, name }, view }: FileLinksProps) {
  const to = dashboardPaths.adminRestaurantDocument(restaurantId, id);
  const link = {
    to,
    reloadDocument: true,
    className: "inline-flex min-h-9 items-center pointer-coarse:min-h-11",
  } as const;
  return (
    <p className="flex flex-wrap gap-x-4">
      {/\.(?:jpe?g|png|pdf)$/i.test(name) && (
        <TextLink {...link} target="_blank" rel="noreferrer" aria-label={`${view}: ${name}, opens in a new tab`}>
          {view}
        </TextLink>
      )}
      <TextLink {...link} download={name} aria-label={`Download ${name}`}>
        Download
      </TextLink>
    </p>
  );
}

type PictureCardProps = { title: string; src: string | null; missing: string; name: string };

function PictureCard({ title, src, missing, name }: PictureCardProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-card mb-2">{title}</h2>
      {src ? (
        <Picture
          src={src}
          alt={`${title} of ${name}`}
          width={480}
          height={270}
          className="rounded-control aspect-video w-full object-cover"
        />
      ) : (
        <p className="text-quiet">{missing}</p>
      )}
    </Card>
  );
}
