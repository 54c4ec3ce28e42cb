import { type Kysely, sql } from "kysely";

/**
 * [HALAL-2, HALAL-9] Lists also keep when the owner signed and when a certificate of the kitchen was last revoked: what was stated before
 * either counts no more. `isSigned` stays for the conditions of lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As StoredHalal of domain/halal reads it.
  await sql`
    create or replace function halal_evidence(restaurant uuid) returns jsonb language sql stable as $$
      select jsonb_build_object('level', p.level, 'slaughter', p.slaughter, 'alcohol', p.alcohol,
        'isSigned', p.declared_at is not null, 'signedAt', p.declared_at, 'reviewedAt', p.reviewed_at,
        'revokedAt', (
          select max(c.decided_at) from halal_certificates c
          where c.restaurant_id = p.restaurant_id and c.scope = 'outlet' and c.state = 'revoked'),
        'certificates', (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'certifier', c.certifier, 'issuedOn', c.issued_on,
            'expiresOn', c.expires_on, 'checkedAt', c.decided_at) order by c.expires_on desc, c.id), '[]')
          from halal_certificates c
          where c.restaurant_id = p.restaurant_id and c.scope = 'outlet' and c.state = 'verified'))
      from halal_profiles p where p.restaurant_id = restaurant
    $$`.execute(db);
  await sql`
    select refresh_listed_halal(ids) from (select array_agg(restaurant_id) as ids from halal_profiles) of
    where ids is not null`.execute(db);
}
