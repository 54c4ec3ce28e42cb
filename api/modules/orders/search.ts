import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "@api/db/tables";

type Where = ExpressionBuilder<Pick<Database, "orders" | "restaurants">, "orders" | "restaurants">;

/** Of a telephone number in whatever writing: its last ten digits, which is all of a US number. Indexed (migration 042). */
const phoneDigits = (column: string) => sql`right(regexp_replace(${sql.raw(column)}, '\\D', '', 'g'), 10)`;
const phones = ["orders.customer_phone", "orders.delivery_address ->> 'contactPhone'"].map(phoneDigits);

/** Digits of a whole US number without its country code. */
const wholePhone = 10;
/** From here on digits may be a part of one. */
const partOfPhone = 4;

/**
 * Orders by what somebody at the counter or on the phone says of them: the number (with or without its "HG-"), a telephone
 * number in any writing, the coupon's code, the charge's id, or a part of the customer's name.
 */
export function orderMatches(where: Where, text: string): Expression<SqlBool> {
  const sought = text.trim();
  const digits = sought.replaceAll(/\D/g, "");
  const number = /^(?:hg-?)?(\d{1,9})$/i.exec(sought)?.[1];
  return where.or([
    ...(number ? [sql<SqlBool>`orders.number::text like ${`%${number}%`}`] : []),
    ...(/^[+\d\s().-]+$/.test(sought) ? phonesLike(digits) : []),
    where("orders.coupon_code", "=", sought.toUpperCase()),
    sql<SqlBool>`orders.id in (select order_id from payments where charge_id = ${sought})`,
    ...(number ? [] : [nameHas(where, sought)]),
  ]);
}

function phonesLike(digits: string): Expression<SqlBool>[] {
  if (digits.length >= wholePhone) return phones.map((phone) => sql<SqlBool>`${phone} = ${digits.slice(-wholePhone)}`);
  return digits.length >= partOfPhone ? phones.map((phone) => sql<SqlBool>`${phone} like ${`%${digits}%`}`) : [];
}

/** Part of the customer's name. */
export const nameHas = (where: Where, text: string): Expression<SqlBool> =>
  where("orders.customer_name", "ilike", `%${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`);
