/**
 * Resolves at once, or when the pointer is released. Pressing a button takes the focus from a field, which is then
 * validated; a message that appears in that moment would move the button away from the pointer, and the click would be
 * lost.
 */
export async function waitForPointerUp(): Promise<void> {
  if (!document.querySelector(":active")) return;
  const heard = new AbortController();
  await new Promise<unknown>((resolve) => {
    for (const type of ["pointerup", "pointercancel", "keyup"]) {
      // The click event comes after it.
      window.addEventListener(type, () => setTimeout(resolve), { signal: heard.signal, capture: true });
    }
  });
  heard.abort();
}
