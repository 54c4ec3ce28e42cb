import { megabyte } from "@domain/file-size";

/** [WIZ-14, WIZ-15, HALAL-4] What may be uploaded with a registration. Sizes are bytes. */
export const uploadLimits = {
  fileBytes: 10 * megabyte,
  /** All files of one registration. */
  totalBytes: 40 * megabyte,
  additionalDocuments: 10,
  /** Of one picture: width times height. */
  pixels: 50_000_000,
} as const;

/** [HALAL-4] One for each supplier that the registration names. */
export const invoiceSlots = ["0", "1", "2", "3", "4", "5"] as const;
type InvoiceKind = `supplier_invoice_${(typeof invoiceSlots)[number]}`;
export type UploadKind =
  | "voided_check"
  | "menu_file"
  | "logo"
  | "additional_document"
  | "halal_certificate"
  | "halal_photo"
  | InvoiceKind;
export type UploadType = "application/pdf" | "image/jpeg" | "image/png";

const documents: readonly UploadType[] = ["application/pdf", "image/jpeg", "image/png"];

const documentEndings = ".pdf,.jpg,.jpeg,.png";
const pictureEndings = ".jpg,.jpeg,.png";
const invoice = { label: "Supplier invoice", types: documents, accept: documentEndings };

/** Upload kinds with labels and allowed types. The banner is sent as the logo. */
export const uploadKinds: Record<UploadKind, { label: string; types: readonly UploadType[]; accept: string }> = {
  voided_check: { label: "Voided check", types: documents, accept: documentEndings },
  menu_file: { label: "Menu", types: documents, accept: documentEndings },
  logo: { label: "Business banner", types: ["image/jpeg", "image/png"], accept: pictureEndings },
  additional_document: { label: "Additional document", types: documents, accept: documentEndings },
  halal_certificate: { label: "Halal certificate", types: documents, accept: documentEndings },
  halal_photo: { label: "Photo of the halal certificate", types: ["image/jpeg", "image/png"], accept: pictureEndings },
  supplier_invoice_0: invoice,
  supplier_invoice_1: invoice,
  supplier_invoice_2: invoice,
  supplier_invoice_3: invoice,
  supplier_invoice_4: invoice,
  supplier_invoice_5: invoice,
};

const single: readonly UploadKind[] = ["voided_check", "menu_file", "logo", "halal_certificate", "halal_photo"];
/** The kinds that the suppliers' invoices are of. */
export const invoiceKinds = invoiceSlots.map((slot): InvoiceKind => `supplier_invoice_${slot}`);

/** The upload that a supplier's invoice comes by; null for a slot there is none of. */
export const findInvoiceKind = (slot: string): UploadKind | null =>
  invoiceKinds.find((kind) => kind === `supplier_invoice_${slot}`) ?? null;

/** The kind a form field holds; `additional_document_0` and so on are additional documents. Null for any other field. */
export function findUploadKind(field: string): UploadKind | null {
  const alone = [...single, ...invoiceKinds].find((kind) => kind === field);
  if (alone) return alone;
  return /^additional_document(?:_\d{1,3})?$/.test(field) ? "additional_document" : null;
}

/** One sentence for each reason for which a file is refused. */
export const uploadRefusals = {
  tooLarge: "This file is larger than 10 MB. Please choose a smaller one.",
  tooMuch: "All files together can be at most 40 MB.",
  tooMany: "You can add up to 10 additional documents.",
  empty: "This file is empty.",
  notDocument: "Please choose a PDF, JPEG or PNG file.",
  notPicture: "Please choose a JPEG or PNG picture.",
  damaged: "This file is damaged and cannot be read. Please choose another one.",
  tooManyPixels: "This picture has more than 50 megapixels. Please choose a smaller one.",
  unknownField: "This is not a file we ask for.",
} as const;

/** The message for a file of a type the field does not accept. */
export const wrongTypeRefusal = (kind: UploadKind): string =>
  kind === "logo" || kind === "halal_photo" ? uploadRefusals.notPicture : uploadRefusals.notDocument;

/** The public path of businesses' banners, on the API and the app. */
export const picturesPath = "/restaurant-pictures";
