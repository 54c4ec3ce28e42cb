/**
 * A phone number as desks show it: "+18605550117" and "860-555-0117" both as "(860) 555-0117". Numbers of other countries, and what is
 * no number, stay as they were written.
 */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, "")) ?? [];
  return area ? `(${area}) ${exchange ?? ""}-${line ?? ""}` : phone;
}
