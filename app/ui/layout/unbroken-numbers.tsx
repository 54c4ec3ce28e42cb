/** A word with digits and a hyphen. */
const number = /(\S*(?:\d\S*-|-\S*\d)\S*)/;

/** A sentence in which a number with hyphens, such as a certificate's "HTNE-2026-D24C", ends no line at a hyphen. */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children.split(number).map((part, index) =>
    // Every second part is a number. Wider than a line, it wraps within itself.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full wrap-anywhere">
        {part}
      </span>
    ),
  );
}
