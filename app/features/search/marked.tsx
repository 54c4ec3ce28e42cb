/** The parts of a text in order; those that match the search are marked. */
export type MarkedText = readonly { text: string; isMarked: boolean }[];

/** [FIND-10] */
export const Marked = ({ text }: { text: MarkedText }) => (
  <>
    {text.map((part, index) =>
      part.isMarked ? (
        <mark key={index} className="bg-accent-soft -mx-0.5 rounded-[4px] px-0.5 text-inherit">
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </>
);
