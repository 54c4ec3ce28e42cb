import { type Kysely, sql } from "kysely";

/**
 * [HALAL-4] What applications bring of their evidence: a photo of the certificate and the suppliers' invoices among the documents,
 * where a certifier is that the directory lacks, and halal evidence as a thing that can be asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table halal_certificates add column if not exists certifier_country text`.execute(db);
  await sql`alter table halal_certificates add column if not exists certifier_website text`.execute(db);
  await sql`
    alter table restaurant_documents
      add column if not exists supplier_id uuid references halal_suppliers (id) on delete set null`.execute(db);
  await sql`
    create index if not exists restaurant_documents_supplier_idx on restaurant_documents (supplier_id)
    where supplier_id is not null`.execute(db);
  // Wider than before, so that the version that still serves writes as it did.
  await sql`alter table restaurant_documents drop constraint if exists restaurant_documents_kind_check`.execute(db);
  await sql`
    alter table restaurant_documents add constraint restaurant_documents_kind_check check (
      kind in (
        'voided_check', 'menu_file', 'logo', 'additional_document', 'halal_certificate', 'halal_photo', 'supplier_invoice_0',
        'supplier_invoice_1', 'supplier_invoice_2', 'supplier_invoice_3', 'supplier_invoice_4', 'supplier_invoice_5'
      )
    )`.execute(db);
  await sql`alter table application_requests drop constraint if exists application_requests_part_check`.execute(db);
  await sql`
    alter table application_requests add constraint application_requests_part_check check (
      part in ('voided_check', 'menu_file', 'logo', 'additional_document', 'bank', 'answer', 'halal')
    )`.execute(db);
}
