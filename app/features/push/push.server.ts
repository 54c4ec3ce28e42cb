import type { AppLoadContext } from "@remix-run/node";
import { notificationCalls } from "@domain/contract/calls/messages";
import { defaultTimeZone } from "@domain/local-time";
import { nullIfFailed } from "~/host/errors";
import { momentText } from "~/lib/text/order-text";

/** [RUSH-3] The person's registered devices; null where the host has no push messages, or does not answer. */
export async function findPush(
  { host, logger }: Pick<AppLoadContext, "host" | "logger">,
  zone: string = defaultTimeZone,
) {
  const answer = await host
    .call(notificationCalls.getPush)
    .catch(nullIfFailed(logger, "Push settings not loaded; page shown without them"));
  if (!answer?.public_key) return null;
  const now = new Date();
  return {
    publicKey: answer.public_key,
    devices: answer.devices.map(({ id, name, created_at, is_this }) => ({
      id,
      name,
      since: momentText(created_at, zone, now),
      isThis: is_this,
    })),
  };
}
export type Push = NonNullable<Awaited<ReturnType<typeof findPush>>>;

const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

/** "Chrome on Windows", from the user agent: enough to recognize one's own devices. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return `${nameIn(browsers) ?? "Browser"} on ${nameIn(systems) ?? "a device"}`;
}
