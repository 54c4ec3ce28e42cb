/**
 * The most the platform pays a restaurant for one delivery that it promised free, in cents. Whoever asks a higher fee bears the
 * rest, so that nobody can raise a fee at the platform's cost (decision 026).
 */
export const waivedDeliveryLimitCents = 600;

/** What the platform pays of a fee it has waived, in cents. */
export const waivedDeliveryShareCents = (feeCents: number): number => Math.min(feeCents, waivedDeliveryLimitCents);
