/** Scrolls the current link to the middle of a strip that is wider than its place. `scrollIntoView` would also scroll the page. */
export function showCurrent(strip: HTMLElement | null) {
  const link = strip?.querySelector("[aria-current]");
  if (!strip || !link) return;
  const [frame, { left, right }] = [strip.getBoundingClientRect(), link.getBoundingClientRect()];
  strip.scrollLeft += (left + right - frame.left - frame.right) / 2;
}
