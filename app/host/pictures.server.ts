import type { AppLoadContext } from "@remix-run/node";
import { pictureCalls } from "@domain/contract/calls/restaurants";
import type { Host } from "./client/host";
import { isHostError, nullIfUnsupported, HostError } from "./errors";

/** A picture that waits at the host for the form it was chosen in; `image` is its address. */
export interface DraftPicture {
  id: string;
  image: string;
}

/** Keeps a file for a day; null where the host lacks the call. @throws HostError validation_failed naming `image` */
function uploadPendingPicture(
  host: Host,
  { restaurantId, file, isWide }: { restaurantId: string; file: Blob; isWide: boolean },
) {
  const body = new FormData();
  body.append("restaurant_id", restaurantId);
  body.append("image", file, "picture");
  if (isWide) body.append("wide", "true");
  const options = { body, timeoutMs: 30_000 };
  return host.call(pictureCalls.uploadPendingPicture, { ...options }).catch(nullIfUnsupported);
}

/** One that was kept before; null when it is not any more, or never was the restaurant's. */
const findPendingPicture = (host: Host, id: string): Promise<DraftPicture | null> =>
  host
    .call(pictureCalls.getPendingPicture, { params: { id } })
    .catch((error: unknown) => (isHostError(error, "not_found") ? null : nullIfUnsupported(error)));

/** The name of the field that names a picture of the field `name` that was kept. */
const pendingFieldName = (name: string) => `kept_${name}`;

interface Refused {
  restaurantId: string;
  /** What the form was sent with. */
  submitted: Record<string, unknown>;
  /** Its picture fields. */
  names: readonly string[];
}

/**
 * The pictures of a form that was refused for something else, kept for its next try, since no answer can carry a
 * file; `errors` are of files that are no pictures. A host that does not answer now keeps nothing.
 */
export async function saveDraftPictures(host: Host, { restaurantId, submitted, names }: Refused) {
  const kept: Record<string, DraftPicture> = {};
  const errors: Record<string, string> = {};
  await Promise.all(
    names.map(async (name) => {
      const [file, before] = [submitted[name], submitted[pendingFieldName(name)]];
      try {
        const picture =
          file instanceof Blob && file.size > 0
            ? await uploadPendingPicture(host, { restaurantId, file, isWide: name.startsWith("banner") })
            : typeof before === "string" && before !== ""
              ? await findPendingPicture(host, before)
              : null;
        if (picture) kept[name] = picture;
      } catch (error) {
        if (!isHostError(error) || error.code === "unauthenticated") throw error;
        if (error.errors.image) errors[name] = error.errors.image;
      }
    }),
  );
  return { kept, errors };
}

/**
 * The picture of a form as the host takes it: a file, none any more, one that was kept when the form was refused, or an
 * address elsewhere; left out it stays.
 */
export function appendPicture(body: FormData, form: Record<string, unknown>, name = "image"): void {
  const { [name]: file, [pendingFieldName(name)]: kept, image_url } = form;
  const removal = `remove_${name}`;
  if (file instanceof Blob && file.size > 0) body.append(name, file, "picture");
  else if (form[removal] === "true") body.append(removal, "true");
  else if (typeof kept === "string" && kept !== "") body.append(pendingFieldName(name), kept);
  else if (typeof image_url === "string" && image_url !== "") body.append("image_url", image_url);
}

/**
 * Pages show pictures of this site and of those it names only (PICTURE_ORIGINS): an address elsewhere is refused where it is
 * entered. @throws HostError validation_failed
 */
export function assertAllowedPicture(
  { origin, settings }: Pick<AppLoadContext, "origin" | "settings">,
  address: unknown,
): void {
  if (typeof address !== "string" || !URL.canParse(address)) return;
  const picture = new URL(address);
  if ([origin, ...settings.pictureOrigins].some((site) => matchesSite(site, picture))) return;
  const message = "Pictures from that site are not shown here. Please upload the picture instead.";
  throw new HostError("validation_failed", message, { errors: { image_url: message }, isSaid: true });
}

function matchesSite(site: string, { origin, protocol, host }: URL): boolean {
  const [scheme = "", name = ""] = site.split("//*.");
  return name ? scheme === protocol && host.endsWith(`.${name}`) : origin === site;
}
