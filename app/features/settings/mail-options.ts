/** [SET-4] Email events and their recipients. */

export const mailEvents = [
  { name: "order_placed", label: "A new order", hint: "As soon as a customer has paid" },
  { name: "order_cancelled", label: "A cancelled order", hint: "Also when nobody accepted it in time" },
  { name: "order_refunded", label: "A refund", hint: "Once the money is on its way back" },
  {
    name: "daily_summary",
    label: "The day before, in figures",
    hint: "Every morning at 7: orders, net sales, refunds and what sold most",
  },
] as const;

export const mailRecipients = [
  { value: "owner", label: "Owners" },
  { value: "manager", label: "Managers" },
  { value: "staff", label: "Staff" },
  { value: "company", label: "The company's email" },
] as const;
