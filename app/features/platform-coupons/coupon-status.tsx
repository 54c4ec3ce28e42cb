import type { PromotionStatus } from "@domain/promotions/promotion-period";
import { Badge } from "~/ui/badge";

export const statusWords: Record<PromotionStatus, string> = {
  active: "Active",
  scheduled: "Scheduled",
  expired: "Expired",
  inactive: "Inactive",
};

const looks = {
  active: { tone: "ok", icon: "check-circle" },
  scheduled: { tone: "info", icon: "calendar-blank" },
  expired: { tone: "neutral", icon: "clock-counter-clockwise" },
  inactive: { tone: "neutral", icon: "pause-circle" },
} as const;

export const CouponStatus = ({ status }: { status: PromotionStatus }) => (
  <Badge {...looks[status]}>{statusWords[status]}</Badge>
);
