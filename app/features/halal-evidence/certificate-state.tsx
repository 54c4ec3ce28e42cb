import type { OwnCertificate } from "@domain/contract/halal";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";

const looks: Record<OwnCertificate["state"], { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  submitted: { tone: "warn", icon: "hourglass-medium", word: "Being looked at" },
  verified: { tone: "ok", icon: "seal-check", word: "Verified" },
  expired: { tone: "bad", icon: "clock", word: "Expired" },
  refused: { tone: "bad", icon: "x-circle", word: "Refused" },
  revoked: { tone: "bad", icon: "x-circle", word: "Revoked" },
};

/** [HALAL-2] Where a certificate stands, as its owner and administrators read it. */
export function CertificateState({ state }: { state: OwnCertificate["state"] }) {
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
