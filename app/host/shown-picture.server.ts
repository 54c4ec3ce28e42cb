import type { AppLoadContext } from "@remix-run/node";
import { HostError } from "./errors";

/**
 * Pages show pictures of this site and of those it names only (PICTURE_ORIGINS): an address elsewhere is refused where it is
 * entered. @throws HostError validation_failed
 */
export function assertShown({ origin, settings }: Pick<AppLoadContext, "origin" | "settings">, address: unknown): void {
  if (typeof address !== "string" || !URL.canParse(address)) return;
  const picture = new URL(address);
  if ([origin, ...settings.pictureOrigins].some((site) => isOf(site, picture))) return;
  const message = "Pictures from that site are not shown here. Please upload the picture instead.";
  throw new HostError("validation_failed", message, { errors: { image_url: message }, isSaid: true });
}

function isOf(site: string, { origin, protocol, host }: URL): boolean {
  const [scheme = "", name = ""] = site.split("//*.");
  return name ? scheme === protocol && host.endsWith(`.${name}`) : origin === site;
}
