/** The thing and all within it, which nobody can change from now on: it is shared. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/**
 * `make`, run once for each thing: for what is a function of that thing and of nothing else. Pays for what lives longer than one request,
 * as answers of the host do (`app/host/client/response-cache.server.ts`). The result is frozen.
 */
export function memoize<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { result: To }>();
  return (from) => {
    const known = made.get(from) ?? { result: deepFreeze(make(from)) };
    made.set(from, known);
    return known.result;
  };
}
