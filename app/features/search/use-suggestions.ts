import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { fewestLetters, type Suggestions } from "./suggestions";

/** How long typing must pause before a request. */
const restMs = 150;

/**
 * Suggestions for the text in `input`, loaded while the user types. The previous ones stay while a request is pending;
 * a failed request clears them.
 */
export function useSuggestions(input: HTMLInputElement, onType: () => void) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<Suggestions | null>(null);
  const told = useRef(onType);
  useEffect(() => void (told.current = onType));

  useEffect(() => {
    let timer = 0;
    let asked = new AbortController();
    const onInput = () => {
      window.clearTimeout(timer);
      asked.abort();
      told.current();
      const typed = input.value.trim();
      setText(typed);
      if (typed.length < fewestLetters) return setFound(null);
      asked = new AbortController();
      const { signal } = asked;
      timer = window.setTimeout(() => {
        ask(typed, signal).then(
          (answer) => signal.aborted || setFound(answer),
          () => signal.aborted || setFound(null),
        );
      }, restMs);
    };
    input.addEventListener("input", onInput);
    // Handles text typed before this script loaded.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      window.clearTimeout(timer);
      asked.abort();
      input.removeEventListener("input", onInput);
    };
  }, [input]);
  return { text, found };
}

async function ask(q: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(paths.suggestions({ q }), { signal });
  if (!answer.ok) throw new Error(`Suggestions are answered with ${answer.status}`);
  return answer.json();
}
