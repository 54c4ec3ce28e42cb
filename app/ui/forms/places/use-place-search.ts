import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import type { PlacesAnswer, Suggestion } from "~/lib/place";

/** Typing rests this long before anybody is asked. */
const restMs = 180;
const fewestCharacters = 3;

interface Found {
  /** What was typed; null before the first answer, and while nothing has been asked. */
  text: string | null;
  suggestions: Suggestion[];
  isGoogles: boolean;
}

const nothing: Found = { text: null, suggestions: [], isGoogles: false };

/** What the text in `input` may become, asked for while somebody types there. `onType` is told of every change. */
export function usePlaceSearch(input: HTMLInputElement, onType: () => void) {
  const [found, setFound] = useState(nothing);
  const session = useRef(newSession());
  const told = useRef(onType);
  useEffect(() => void (told.current = onType));

  useEffect(() => {
    let timer = 0;
    let asked = new AbortController();
    const stop = () => {
      window.clearTimeout(timer);
      asked.abort();
    };
    const onInput = () => {
      stop();
      told.current();
      const text = input.value.trim();
      if (text.length < fewestCharacters) return setFound(nothing);
      asked = new AbortController();
      const { signal } = asked;
      timer = window.setTimeout(() => {
        search(text, session.current, signal).then(
          (answer) => signal.aborted || setFound({ text, ...answer }),
          // The field does without.
          () => signal.aborted || setFound(nothing),
        );
      }, restMs);
    };
    input.addEventListener("input", onInput);
    // What was typed while this script was on its way.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener("input", onInput);
    };
  }, [input]);

  return {
    found,
    /** The search is over: gives what it was called, and begins another. */
    endSearch: () => {
      const ended = session.current;
      session.current = newSession();
      setFound(nothing);
      return ended;
    },
  };
}

async function search(
  q: string,
  session: string,
  signal: AbortSignal,
): Promise<Pick<Found, "suggestions" | "isGoogles">> {
  const answer = await fetch(paths.places({ q, session }), { signal });
  if (!answer.ok) return nothing;
  const { suggestions, isGoogles }: PlacesAnswer = await answer.json();
  return { suggestions, isGoogles };
}

/** Browsers make one only on https and localhost; without it nothing but the map service's bill differs. */
const newSession = () => ("randomUUID" in crypto ? crypto.randomUUID() : "");
