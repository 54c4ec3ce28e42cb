import type { MemberView } from "./load-pass.server";

/** "Renews on December 21, 2026" */
export const passHeadline = (pass: MemberView) =>
  pass.renews && !pass.isRefused ? `Renews on ${pass.until}` : `Ends on ${pass.until}`;
