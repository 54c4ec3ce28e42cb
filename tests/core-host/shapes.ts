/**
 * The ways in which a host may put what it answers: the documents read a list "from data.data, data or the body itself", and
 * a token as `access_token` or `token`, at the top or under `data`.
 */
export const shapes = ["nested", "in data", "bare"] as const;
export type Shape = (typeof shapes)[number];

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
