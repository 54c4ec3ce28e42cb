import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { minLetters, type Suggestions } from "./suggestions";

/** How long typing must pause before a request. */
const debounceMs = 150;

/**
 * Suggestions for the text in `input`, loaded while the user types, or when an empty field is used. The previous ones stay while a
 * request is pending, with the text that they are for; a failed request clears them.
 */
export function useSuggestions(input: HTMLInputElement, onType: () => void) {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions | null } | null>(null);
  const latestOnType = useRef(onType);
  useEffect(() => void (latestOnType.current = onType));

  useEffect(() => {
    let timer = 0;
    let controller = new AbortController();
    const load = (typed: string) => {
      controller = new AbortController();
      const { signal } = controller;
      ask(typed, signal).then(
        (found) => signal.aborted || setAnswer({ text: typed, found }),
        () => signal.aborted || setAnswer(null),
      );
    };
    const stop = () => {
      window.clearTimeout(timer);
      controller.abort();
    };
    const onInput = () => {
      stop();
      latestOnType.current();
      const typed = input.value.trim();
      setText(typed);
      if (typed.length < minLetters) setAnswer(null);
      if (typed === "") load(typed);
      else if (typed.length >= minLetters) timer = window.setTimeout(() => load(typed), debounceMs);
    };
    const onFocus = () => {
      if (input.value.trim() === "") load("");
    };
    input.addEventListener("input", onInput);
    input.addEventListener("focus", onFocus);
    // Handles what happened before this script loaded.
    if (input.value !== input.defaultValue) onInput();
    else if (document.activeElement === input) onFocus();
    return () => {
      stop();
      input.removeEventListener("input", onInput);
      input.removeEventListener("focus", onFocus);
    };
  }, [input]);
  return { text, found: answer?.found ?? null, foundFor: answer?.text ?? "" };
}

async function ask(q: string, signal: AbortSignal): Promise<Suggestions | null> {
  const response = await fetch(paths.suggestions({ q }), { signal });
  if (!response.ok) throw new Error(`Suggestions are answered with ${response.status}`);
  return response.json();
}
