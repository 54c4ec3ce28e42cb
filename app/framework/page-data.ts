import { RemixBrowser } from "@remix-run/react";

/**
 * Waits until the page's data is decoded. `RemixBrowser` of @remix-run/react 2.17.5 throws this as a promise at its
 * first call, but react-dom 18.3.1 cannot handle a click or keystroke while the root is suspended: it fails with "Root
 * did not complete" (error 345), and the page stays dead.
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    if (waiting instanceof Promise) await waiting;
  }
}
