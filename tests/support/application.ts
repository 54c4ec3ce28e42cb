/** An application in which nothing is missing, but its menu. */
export const wholeApplication = {
  email: true,
  phone: true,
  whatsapp: true,
  terms: true,
  open_days: 6,
  sales_tax_id: true,
  bank: true,
  voided_check: true,
  picture: true,
};
