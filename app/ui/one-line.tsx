/** Text that keeps a table's row low: on one line, cut where the column ends; all of it where there is room, and on hover. */
export const OneLine = ({ text }: { text: string }) => (
  <span title={text} className="block truncate max-md:whitespace-normal md:max-w-40">
    {text}
  </span>
);
