/** Freezes a value and everything in it, because it is shared. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

/**
 * Runs `make` once per object: for pure functions of that object. Useful for objects that outlive a request, such as
 * answers of the host (`app/host/client/response-cache.server.ts`). The result is frozen.
 */
export function memoize<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, { result: To }>();
  return (from) => {
    const known = made.get(from) ?? { result: deepFreeze(make(from)) };
    made.set(from, known);
    return known.result;
  };
}
