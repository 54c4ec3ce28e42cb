/**
 * The ways in which a host may put what it answers: the documents read a list "from data.data, data or the body itself", and
 * a token as `access_token` or `token`, at the top or under `data`.
 */
const shapes = ["nested", "in data", "bare"] as const;
export type Shape = (typeof shapes)[number];

/** How a host writes what it knows; the documents show numbers, and prices as numbers and as text. */
export type Dialect =
  | "as documented"
  | "numbers as text"
  | "without what is empty"
  | "with names in camelCase and 1 for yes";

/** The same records in another dialect. Sentences, texts and marks stay. */
export function inDialect(dialect: Dialect, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => inDialect(dialect, one));
  const isForeign = dialect === "with names in camelCase and 1 for yes";
  if (typeof value === "boolean") return isForeign ? Number(value) : value;
  if (typeof value === "number") return dialect === "numbers as text" ? String(value) : value;
  if (typeof value !== "object" || value === null) return value;
  const named = (name: string) =>
    isForeign ? name.replaceAll(/_([a-z])/g, (_, message: string) => message.toUpperCase()) : name;
  const fields = Object.entries(value).map(([name, one]) => [named(name), inDialect(dialect, one)] as const);
  return Object.fromEntries(
    fields.filter(([, one]) => dialect !== "without what is empty" || (one !== null && one !== "")),
  );
}

export function listIn(shape: Shape, rows: unknown[]): unknown {
  if (shape === "bare") return rows;
  return shape === "in data" ? { data: rows } : { success: true, data: { data: rows } };
}

/** One thing; hosts that answer bare lists send it bare too. */
export const oneIn = (shape: Shape, thing: unknown): unknown =>
  shape === "bare" ? thing : { success: true, data: thing };

export function loginIn(shape: Shape, token: string, user: { restaurants: unknown[] }): unknown {
  if (shape === "nested") return { data: { access_token: token, user } };
  const { restaurants, ...person } = user;
  if (shape === "bare") return { token, user };
  return { success: true, message: "Welcome back", data: { user: person, restaurant: restaurants[0] ?? null, token } };
}
