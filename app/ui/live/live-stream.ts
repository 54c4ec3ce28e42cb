import { events } from "fetch-event-stream";
import type { LiveEvent, LiveEventType } from "@domain/contract/event";

/** `off`: there are no events here; the page is as current as its last load. */
export type LiveState = "connecting" | "live" | "lost" | "off";

/** A change, or `reset` when everything should be reloaded; `isFirst` for changes before the first connection. */
export type LiveMessage = { type: LiveEventType; event: LiveEvent } | { type: "reset"; isFirst?: boolean };

interface LiveListener {
  message: (message: LiveMessage) => void;
  state: (state: LiveState) => void;
}

interface LiveStream {
  listen: (listener: LiveListener) => () => void;
  /** Whether the stream is needed: not while the page is hidden. It resumes where it stopped. */
  setActive: (isActive: boolean) => void;
}

interface StreamEnvironment {
  open: (url: string, signal: AbortSignal) => Promise<Pick<Response, "status" | "body">>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const maxPauseMs = 15_000;
/** The app sends a heartbeat every 3 seconds; a connection without any for this long is closed. */
const maxSilenceMs = 9_000;

/**
 * Events from `urlAfter(lastEventId)`, at first those after `startAfter` if it is known; connected while there are listeners:
 * resumes after the last event, waits longer after each failure, and stops when the server says that there are no events.
 */
export function createLiveStream(
  urlAfter: (lastEventId: string | undefined) => string,
  startAfter?: string,
  { open, pause }: StreamEnvironment = browser,
): LiveStream {
  const listeners = new Set<LiveListener>();
  let state: LiveState = "connecting";
  let isActive = true;
  let running: AbortController | undefined;
  let lastEventId = startAfter;
  let retry = 1_000;

  const change = (next: LiveState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener.state(next);
  };
  const emit = (message: LiveMessage) => {
    for (const listener of listeners) listener.message(message);
  };

  /** Reads one response to its end. Returns whether to reconnect. */
  async function follow(signal: AbortSignal): Promise<boolean> {
    const connection = abortWhenSilent(signal);
    try {
      return await read(await open(urlAfter(lastEventId), connection.signal), signal, connection.resetSilenceTimer);
    } finally {
      connection.end();
    }
  }

  async function read(
    answer: Pick<Response, "status" | "body">,
    signal: AbortSignal,
    resetSilenceTimer: () => void,
  ): Promise<boolean> {
    const isTooMany = answer.status === 429;
    if (answer.status === 204 || (answer.status >= 400 && answer.status < 500 && !isTooMany)) return false;
    if (answer.status !== 200 || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
    let isAvailable = true;
    let isOver = false;
    // Not EventSource: it cannot tell a host without events from one that is temporarily down, and gives up at the
    // first error status.
    for await (const { id, event: type = "message", data, retry: wait } of events(
      withHeartbeat(answer.body, resetSilenceTimer),
    )) {
      if (signal.aborted) break;
      retry = wait ?? retry;
      if (type === "unavailable") isAvailable = false;
      if (type === "session-ended") isOver = true;
      if (id === undefined) continue;
      // Changes between the page's load and this first connection were missed.
      if (!lastEventId) emit({ type: "reset", isFirst: true });
      lastEventId = String(id);
      change("live");
      if (type === "reset") emit({ type });
      else if (data !== undefined && isLiveType(type)) emit({ type, event: JSON.parse(data) });
    }
    if (!isAvailable) throw new Error("The host is away.");
    // Reloading leads to the login.
    if (isOver && !signal.aborted) emit({ type: "reset" });
    return !isOver;
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        if (!(await follow(signal))) {
          if (running?.signal === signal) running = undefined;
          return change("off");
        }
        failures = 0;
      } catch {
        if (signal.aborted) return;
        failures += 1;
        change("lost");
      }
      const wait = Math.min(retry * 2 ** Math.max(0, failures - 1), maxPauseMs);
      await pause(wait * (0.5 + Math.random() / 2), signal).catch(() => undefined);
    }
  }

  const adjust = () => {
    const isNeeded = isActive && listeners.size > 0 && state !== "off";
    if (isNeeded && !running) {
      running = new AbortController();
      void run(running.signal);
    } else if (!isNeeded) {
      running?.abort();
      running = undefined;
    }
  };

  return {
    listen(listener) {
      listeners.add(listener);
      listener.state(state);
      adjust();
      return () => {
        listeners.delete(listener);
        // The next page tries again, because another person may be signed in by then.
        if (listeners.size === 0 && state === "off") state = "connecting";
        // Not at once: where one listener takes another's place, the connection stays.
        queueMicrotask(adjust);
      };
    },
    setActive(next) {
      isActive = next;
      adjust();
    },
  };
}

/** A response with the bytes of `body`; `resetSilenceTimer` is called for every chunk, including heartbeats, which are no events. */
function withHeartbeat(body: ReadableStream<Uint8Array>, resetSilenceTimer: () => void): Response {
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      resetSilenceTimer();
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(listening));
}

/** A signal that aborts with `signal`, or when nothing was received for too long. */
function abortWhenSilent(signal: AbortSignal) {
  const connection = new AbortController();
  const cut = () => {
    clearTimeout(timer);
    connection.abort();
  };
  let timer = setTimeout(cut, maxSilenceMs);
  signal.addEventListener("abort", cut);
  return {
    signal: connection.signal,
    resetSilenceTimer: () => {
      clearTimeout(timer);
      timer = setTimeout(cut, maxSilenceMs);
    },
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cut);
    },
  };
}

const types: Record<LiveEventType, true> = {
  "order.created": true,
  "order.status": true,
  "order.lines": true,
  "payment.settled": true,
  "notification.created": true,
  "menu.changed": true,
};
const isLiveType = (type: string): type is LiveEventType => type in types;

const browser: StreamEnvironment = {
  open: (url, signal) => fetch(url, { signal, headers: { Accept: "text/event-stream" }, cache: "no-store" }),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};
