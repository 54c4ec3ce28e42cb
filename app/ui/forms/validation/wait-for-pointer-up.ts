/**
 * Resolves at once, or when what is pressed now is let go. Pressing a button leaves the field before, which is checked then: a
 * message that comes or goes in that moment would move the button from under the pointer, and the press would be lost.
 */
export async function waitForPointerUp(): Promise<void> {
  if (!document.querySelector(":active")) return;
  const heard = new AbortController();
  await new Promise<unknown>((resolve) => {
    for (const type of ["pointerup", "pointercancel", "keyup"]) {
      // The click comes after it.
      window.addEventListener(type, () => setTimeout(resolve), { signal: heard.signal, capture: true });
    }
  });
  heard.abort();
}
