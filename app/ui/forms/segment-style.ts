/** The bar of a segmented control and its parts. */
export const track = "inline-flex min-h-11 max-w-full rounded-control border border-line bg-sunken";
export const part =
  "group focus-frame inline-flex min-h-10.5 flex-1 items-center justify-center gap-2 rounded-[11px] px-3 md:px-4 text-label text-center min-w-0 leading-tight! text-quiet hover:text-ink";
