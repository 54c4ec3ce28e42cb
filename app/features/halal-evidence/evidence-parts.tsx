import type { OwnCertificate } from "@domain/contract/halal";
import { declarationText } from "@domain/halal/profile";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";
import { TextField } from "~/ui/forms/validated-form";
import { Icon } from "~/ui/icon";

const looks: Record<OwnCertificate["state"], { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  submitted: { tone: "warn", icon: "hourglass-medium", word: "Under review" },
  verified: { tone: "ok", icon: "seal-check", word: "Verified" },
  expired: { tone: "bad", icon: "clock", word: "Expired" },
  refused: { tone: "bad", icon: "x-circle", word: "Refused" },
  revoked: { tone: "bad", icon: "x-circle", word: "Revoked" },
};

/** [HALAL-2] A certificate's status, as its owner and administrators see it. */
export function CertificateState({ state }: { state: OwnCertificate["state"] }) {
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/**
 * The declaration's text and the signature. `falls`: the restaurant is certified, and loses the badge until the change
 * is reviewed.
 */
export function Signature({ falls }: { falls: boolean }) {
  return (
    <>
      {falls && (
        <p className="rounded-control bg-accent-soft text-accent-text text-meta flex gap-2.5 p-3">
          <Icon name="warning" weight="fill" className="mt-px shrink-0" />
          Once you save, the badge says “Owner’s statement, not verified” until we have reviewed the change.
        </p>
      )}
      <div className="border-line bg-sunken rounded-control border p-4">
        <p className="text-meta text-ink mb-3">{declarationText}</p>
        <TextField label="Your name, as a signature" name="signed_name" required maxLength={120} autoComplete="name" />
      </div>
    </>
  );
}

/** [HALAL-5] A warning beside a certified restaurant's name and address: changing them costs the badge. */
export function CertifiedAs({ named }: { named: { holder: string; address: string } | null }) {
  if (!named) return null;
  return (
    <p className="rounded-control bg-accent-soft text-accent-text text-meta flex gap-2.5 p-3">
      <Icon name="warning" weight="fill" className="mt-px shrink-0" />
      <span className="min-w-0 break-words">
        The halal certificate names {named.holder}, {named.address}. With another name or address the badge says
        “Owner’s statement, not verified” until we have reviewed it.
      </span>
    </p>
  );
}
