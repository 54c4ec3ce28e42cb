import { useState } from "react";

/**
 * Takes a number that was typed before hydration, for a field whose value React sets: its first render after hydration puts `shown` back,
 * before the inputs are replayed. A ref is attached earlier, and what it sets is rendered first.
 * @returns the field's ref
 */
export function useTypedEarly(shown: number, take: (typed: number) => void): (input: HTMLInputElement | null) => void {
  const [ref] = useState(() => (input: HTMLInputElement | null) => {
    if (input && input.value !== String(shown)) take(input.valueAsNumber);
  });
  return ref;
}
