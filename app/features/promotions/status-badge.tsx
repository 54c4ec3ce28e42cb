import type { PromotionStatus } from "@domain/promotions/promotion-period";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";

const looks: Record<PromotionStatus, { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  active: { tone: "ok", icon: "check-circle", word: "Active" },
  scheduled: { tone: "info", icon: "calendar-blank", word: "Scheduled" },
  expired: { tone: "neutral", icon: "clock-counter-clockwise", word: "Expired" },
  inactive: { tone: "neutral", icon: "pause-circle", word: "Inactive" },
};

export const statusWord = (status: PromotionStatus): string => looks[status].word;

export function StatusBadge({ status }: { status: PromotionStatus }) {
  const { tone, icon, word } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
