import { formatCents } from "@domain/money";

/** What an order of this subtotal lacks, as cart and quote say it; null if it lacks nothing. Amounts in cents. */
export function getMinimumProblem(name: string, minimumCents: number, subtotalCents: number): string | null {
  if (subtotalCents >= minimumCents) return null;
  return `The minimum order at ${name} is ${formatCents(minimumCents)}. Add ${formatCents(minimumCents - subtotalCents)} more.`;
}
