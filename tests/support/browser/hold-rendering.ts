import type { Page } from "@playwright/test";

/**
 * Makes the page's device a busy one while an event "hold-rendering" holds it, until "go-on-rendering": React renders in tasks of message
 * channels, and none of them runs. Call it before the page is opened.
 * @param options.oneTaskAtATime also without being held, nothing else runs in the task that has drawn a change, such as React's effects
 */
export async function canHoldRendering(page: Page, options: { oneTaskAtATime?: boolean } = {}): Promise<void> {
  await page.addInitScript(({ oneTaskAtATime }) => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let isHeld = false;
    MessagePort.prototype.postMessage = function postMessage(...message: unknown[]) {
      const send = () => Reflect.apply(post, this, message);
      if (isHeld) held.push(send);
      else send();
    };
    addEventListener("hold-rendering", () => (isHeld = true));
    addEventListener("go-on-rendering", () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    });
    if (!oneTaskAtATime) return;
    // React ends its task once five milliseconds have passed.
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => now() + (passed += 6);
  }, options);
}
