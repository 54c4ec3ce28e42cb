/**
 * Memoizes a pure function of a text. At `max` results all are dropped: texts may come from anybody, so memory is bounded, and nothing is
 * written to say what was used last. `read` never returns undefined.
 */
export function memoize<Text extends string, Value>(read: (text: Text) => Value, max: number): (text: Text) => Value {
  const results = new Map<Text, Value>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const value = read(text);
    if (results.size >= max) results.clear();
    results.set(text, value);
    return value;
  };
}
