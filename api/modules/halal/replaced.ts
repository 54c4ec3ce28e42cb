import { type RawBuilder, sql } from "kysely";
import { abbreviations } from "@domain/halal/certificate";

const shorten = sql.join(
  Object.entries(abbreviations).map(([word, short]) => sql`when ${sql.lit(word)} then ${sql.lit(short)}`),
  sql` `,
);

/** A name in the form that `isSameText` of domain/halal compares: equal where that says they are the same. */
export const normalizedNameSql = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select string_agg(case word ${shorten} else word end, ' ' order by place)
  from regexp_split_to_table(
    regexp_replace(lower(normalize(${text}, NFKD) collate "und-x-icu"), '[^[:alnum:]&[:space:]]', '', 'g'), '\\s+'
  ) with ordinality as parts (word, place) where word <> '')`;

/** The words of what a certificate covers, equal for "Chicken, beef" and "Beef and chicken". Empty if it does not say. */
const covered = (text: RawBuilder<unknown>) => sql`array_remove(search_words(coalesce(${text}, '')), 'and')`;

/** Whether `n` covers what `c` does. A supplier's certificate that does not say covers what is bought there, a product's no other product. */
const coversSame = sql`(
  select case when old.words <> '{}' and new.words <> '{}' then new.words @> old.words
    else n.supplier_id is not null or old.words = new.words end
  from (select ${covered(sql`c.covers`)} as words) old, (select ${covered(sql`n.covers`)} as words) new)`;

/**
 * Whether certificate `c` needs no other any more: its supplier was removed, or it was replaced by a verified one of the same kind
 * that ends later. A kitchen has one certificate at a time, a supplier chosen from the list is itself whatever its certificates name
 * as holder, all else is known by its holder; and one product's certificate does not replace another's.
 */
export const isReplaced = sql`(
  exists (select from halal_suppliers s where s.id = c.supplier_id and s.removed_at is not null)
  or exists (
    select from halal_certificates n
    where n.restaurant_id = c.restaurant_id and n.scope = c.scope and n.state = 'verified' and n.expires_on > c.expires_on
      and (c.scope = 'outlet' or (${coversSame} and case
        when c.supplier_id is null or n.supplier_id is null then ${normalizedNameSql(sql`n.holder`)} = ${normalizedNameSql(sql`c.holder`)}
        else n.supplier_id = c.supplier_id end))))`;
