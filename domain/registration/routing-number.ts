/**
 * Whether this is a routing number of a US bank: nine digits whose weighted sum is divisible by ten.
 * Source: ABA routing number policy (weights 3, 7, 1).
 */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === "000000000") return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return sum % 10 === 0;
}
