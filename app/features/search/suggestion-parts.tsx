import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import type { DishSuggestion, PlaceSuggestion } from "./suggestions";

export const rowLook = "rounded-control min-h-14 gap-3 px-3 py-1.5";
export const chipLook = "border-control aria-selected:border-primary min-h-11 gap-2 rounded-full border px-4";

type GroupProps = { name: string; id: string; look?: string; children: ReactNode[] | undefined };

/** Options of one kind under their heading; nothing without any. */
export function Group({ name, id, look, children }: GroupProps) {
  if (!children?.length) return null;
  return (
    <div role="group" aria-labelledby={`${id}-${name}`}>
      <p id={`${id}-${name}`} className="text-small text-quiet px-3 pt-2.5 pb-1 font-semibold">
        {name}
      </p>
      <div role="presentation" className={look}>
        {children}
      </div>
    </div>
  );
}

export const DishOption = ({ name, image, about, price }: DishSuggestion) => (
  <>
    <Thumbnail image={image} />
    <Words name={name} about={about} />
    <span className="border-line bg-raised text-ink rounded-tag hidden border px-1.5 py-1 group-aria-selected/row:block">
      <Icon name="arrow-elbow-down-left" weight="bold" size={14} />
    </span>
    <span className="text-label text-ink tabular-nums">{price}</span>
  </>
);

export const PlaceOption = ({ name, image, rating, about, opening }: PlaceSuggestion) => (
  <>
    <Thumbnail image={image} />
    <Words
      name={name}
      about={
        <>
          {rating && (
            <>
              <Rating {...rating} />
              {about && " · "}
            </>
          )}
          {about}
        </>
      }
    />
    {opening && <span className="text-small text-quiet max-w-40 text-end max-md:max-w-22">{opening}</span>}
  </>
);

type RecentOptionProps = { search: string; onForget: () => void };

export const RecentOption = ({ search, onForget }: RecentOptionProps) => (
  <>
    <Icon name="clock" className="text-quiet" />
    <span className="text-body text-ink min-w-0 flex-1 truncate">{search}</span>
    {/* For pointers only, as an option cannot contain a focusable button; keyboard users have Clear below. */}
    <span
      aria-hidden
      onClick={(event) => {
        event.stopPropagation();
        onForget();
      }}
      className="text-quiet hover:text-ink grid size-11 place-items-center"
    >
      <Icon name="x" weight="bold" size={14} />
    </span>
  </>
);

/** For a keyboard beside a mouse. */
export const KeyHints = () => (
  <p aria-hidden className="text-small text-quiet hidden gap-3 md:pointer-fine:flex">
    <span>
      <Key>↑</Key> <Key>↓</Key> choose
    </span>
    <span>
      <Key>Enter</Key> open
    </span>
    <span>
      <Key>Esc</Key> close
    </span>
  </p>
);

const Key = ({ children }: { children: string }) => (
  <kbd className="border-line bg-raised rounded-tag inline-block min-w-5 border px-1 text-center font-sans font-semibold">
    {children}
  </kbd>
);

const Thumbnail = ({ image }: { image: string | null }) => (
  <Picture
    src={image}
    placeholder="/pictures/demo/empty-plate.webp"
    alt=""
    width={44}
    height={44}
    className="rounded-small size-11 shrink-0"
  />
);

const Words = ({ name, about }: { name: string; about: ReactNode }) => (
  <span className="min-w-0 flex-1">
    <span className="text-label text-ink group-aria-selected/row:text-primary-text block truncate">{name}</span>
    <span className="text-small text-quiet block truncate">{about}</span>
  </span>
);
