import { Icon } from "~/ui/icon";

const words = ["Poor", "Not good", "Fine", "Good", "Excellent"];

/** One to five stars: five radio buttons, drawn as stars that fill up to the chosen one, without JavaScript too. */
export function StarChoice({ chosen, error }: { chosen: number | undefined; error: string | undefined }) {
  return (
    <fieldset id="rating" tabIndex={-1} aria-describedby={error ? "rating-error" : undefined}>
      <legend className="text-label text-ink">Your rating</legend>
      <div className="star-choice -ms-1 mt-1 flex w-max">
        {words.map((word, index) => (
          <label key={word} title={word} className="grid size-12 cursor-pointer place-items-center rounded-full">
            <input
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={chosen === index + 1}
              required
              className="sr-only"
            />
            <Icon name="star" size={34} className="star-empty" />
            <Icon name="star" weight="fill" size={34} className="star-full" />
            <span className="sr-only">
              {index + 1} {index === 0 ? "star" : "stars"}, {word}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" className="text-meta text-danger-text mt-1 flex items-center gap-1.5 font-semibold">
          <Icon name="warning-circle" weight="fill" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
