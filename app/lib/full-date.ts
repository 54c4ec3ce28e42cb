import { dateText, monthText, timeText } from "./order-text";

/** "September 28, 2026, 7:34 AM", by the clock of `zone`. For desks, where months may lie between. */
export const fullDateText = (at: string, zone: string | null | undefined): string =>
  `${dateText(at, zone)}, ${monthText(at, zone).slice(-4)}, ${timeText(at, zone)}`;
