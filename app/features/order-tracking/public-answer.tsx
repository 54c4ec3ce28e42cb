type PublicAnswerProps = { text: string; date: string };

/** [RUSH-21] The restaurant's answer, below the review. */
export function PublicAnswer({ text, date }: PublicAnswerProps) {
  return (
    <div className="border-line mt-3 border-s-2 ps-4">
      <p className="text-meta text-quiet">Answer of the restaurant, {date}</p>
      <p className="text-body break-words whitespace-pre-line">{text}</p>
    </div>
  );
}
