/**
 * A US phone number for display: "+18605550117" and "860-555-0117" both become "(860) 555-0117". Foreign numbers and
 * anything else stay unchanged.
 */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, "")) ?? [];
  return area ? `(${area}) ${exchange ?? ""}-${line ?? ""}` : phone;
}
