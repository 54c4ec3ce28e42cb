import type { Page, Response } from "@playwright/test";

/** Collects what goes wrong in a page's console during one test. */
export interface ConsoleGuard {
  /** Announces that an error matching `pattern` is part of this test. */
  expectError(pattern: RegExp): void;
  /** Every console error, uncaught exception and broken promise that was not announced. */
  faults(): string[];
}

/** Watches `page`, and the pages it opens, from now on. */
export function guardConsole(page: Page): ConsoleGuard {
  const announced: RegExp[] = [];
  const seen: { text: string; url: string }[] = [];
  const refusals = new Set<string>();
  const watch = (target: Page) => {
    target.on("console", (message) => {
      if (message.type() === "error" && !isAbortedLoad(message.text()))
        seen.push({ text: message.text(), url: message.location().url });
    });
    target.on("pageerror", (error) => {
      const text = String(error.stack ?? error);
      if (!isAbortedLoad(text)) seen.push({ text, url: target.url() });
    });
    target.on("response", (response) => {
      if (isMeantRefusal(response)) refusals.add(withoutPlace(response.url()));
    });
    target.on("popup", watch);
  };
  watch(page);
  return {
    expectError: (pattern) => void announced.push(pattern),
    faults: () =>
      seen
        .filter(({ text, url }) => !(text.startsWith("Failed to load resource") && refusals.has(withoutPlace(url))))
        .map(({ text, url }) => `${text} (${url})`)
        .filter((line) => !announced.some((pattern) => pattern.test(line))),
  };
}

/** The console names the place within the page ("#refund") too, the answer does not. */
const withoutPlace = (url: string) => url.replace(/#.*/, "");

/**
 * The router logs a load that another click aborted. The page that follows is right all the same, and the visitor sees
 * no error.
 */
const isAbortedLoad = (text: string) => text.startsWith("AbortError: signal is aborted without reason");

/**
 * Chromium writes every 4xx answer into the console. A page that says "not found", or a form that refuses its content,
 * answers so on purpose; a missing script, picture or icon does not.
 */
function isMeantRefusal(response: Response): boolean {
  const request = response.request();
  const isPage = request.isNavigationRequest() || new URL(response.url()).pathname.endsWith(".data");
  return response.status() >= 400 && response.status() < 500 && (isPage || request.method() !== "GET");
}
