/** A text in parts, in their order; those that were searched for are marked. */
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
