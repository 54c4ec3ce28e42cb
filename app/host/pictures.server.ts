import type { AppLoadContext } from "@remix-run/node";
import { pictureCalls } from "@domain/contract/calls/restaurants";
import { uploadLimits } from "@domain/registration/uploads";
import type { Host } from "./client/host";
import { HostError, isHostError, nullIfUnsupported, rethrowUnlessHostError } from "./errors";

/** A picture stored at the host until its form is accepted; `image` is its URL. */
export interface DraftPicture {
  id: string;
  image: string;
}

/** Stores a file for a day; null where the host lacks the call. @throws HostError validation_failed naming `image` */
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

/** A picture stored earlier; null when it has expired or belongs to another restaurant. */
const findPendingPicture = (host: Host, id: string): Promise<DraftPicture | null> =>
  host
    .call(pictureCalls.getPendingPicture, { params: { id } })
    .catch((error: unknown) => (isHostError(error, "not_found") ? null : nullIfUnsupported(error)));

/** The name of the field with the id of a picture stored earlier for the field `name`. */
const pendingFieldName = (name: string) => `kept_${name}`;

interface Refused {
  restaurantId: string;
  /** The submitted fields. */
  submitted: Record<string, unknown>;
  /** Its picture fields. */
  names: readonly string[];
}

/**
 * Stores the pictures of a form refused for another reason for the next try, because a response cannot fill a file
 * field; `errors` are about files that are no pictures. Nothing is stored while the host does not answer.
 */
export async function saveDraftPictures(host: Host, { restaurantId, submitted, names }: Refused) {
  const pictures: Record<string, DraftPicture> = {};
  const errors: Record<string, string> = {};
  await Promise.all(
    names.map(async (name) => {
      const [file, before] = [submitted[name], submitted[pendingFieldName(name)]];
      try {
        const picture =
          file instanceof Blob && file.size > 0 && file.size <= uploadLimits.fileBytes
            ? await uploadPendingPicture(host, { restaurantId, file, isWide: name.startsWith("banner") })
            : typeof before === "string" && before !== ""
              ? await findPendingPicture(host, before)
              : null;
        if (picture) pictures[name] = picture;
      } catch (error) {
        rethrowUnlessHostError(error);
        if (error.errors.image) errors[name] = error.errors.image;
      }
    }),
  );
  return { pictures, errors };
}

/**
 * Adds a form's picture to the request: a new file, its removal, one stored by an earlier try, or a URL. Omitted, the
 * picture stays.
 */
export function appendPicture(body: FormData, form: Record<string, unknown>, name = "image"): void {
  const { [name]: file, [pendingFieldName(name)]: pendingId, image_url } = form;
  const removal = `remove_${name}`;
  if (file instanceof Blob && file.size > 0) body.append(name, file, "picture");
  else if (form[removal] === "true") body.append(removal, "true");
  else if (typeof pendingId === "string" && pendingId !== "") body.append(pendingFieldName(name), pendingId);
  else if (typeof image_url === "string" && image_url !== "") body.append("image_url", image_url);
}

/**
 * Pages display pictures of this site and of PICTURE_ORIGINS only, so any other URL is refused when it is entered.
 * @throws HostError validation_failed
 */
export function assertAllowedPicture(
  { origin, settings }: Pick<AppLoadContext, "origin" | "settings">,
  address: unknown,
): void {
  if (typeof address !== "string" || !URL.canParse(address)) return;
  const picture = new URL(address);
  if ([origin, ...settings.pictureOrigins].some((site) => matchesSite(site, picture))) return;
  const message = "Pictures from that site are not shown here. Please upload the picture instead.";
  throw new HostError("validation_failed", message, { errors: { image_url: message }, isHostMessage: true });
}

function matchesSite(site: string, { origin, protocol, host }: URL): boolean {
  const [scheme = "", name = ""] = site.split("//*.");
  return name ? scheme === protocol && host.endsWith(`.${name}`) : origin === site;
}
