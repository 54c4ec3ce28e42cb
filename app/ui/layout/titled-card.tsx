import { useId, type HTMLAttributes, type ReactNode } from "react";
import { Card } from "../card";
import { cx } from "../cx";

type TitledCardProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
  title: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  size?: "section" | "card";
  /** Of the heading, where a link leads to it. */
  titleId?: string;
  /** The space below the title and its text. */
  headClassName?: string;
};

/** A card that is a section of its page, named by its title. */
export function TitledCard({ title, text, aside, size, titleId, headClassName, children, ...rest }: TitledCardProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  const role = size === "card" ? "text-card" : "text-section";
  const heading = (className?: string) => (
    <h2 id={id} className={cx(role, className)}>
      {title}
    </h2>
  );
  const line = (className?: string) =>
    aside ? (
      <div className={cx(className, "flex items-baseline justify-between gap-3")}>
        {heading()}
        {aside}
      </div>
    ) : (
      heading(className)
    );
  return (
    <Card {...rest} as="section" aria-labelledby={id}>
      {text ? (
        <div className={headClassName}>
          {line()}
          <p className="text-meta text-quiet mt-0.5">{text}</p>
        </div>
      ) : (
        line(headClassName)
      )}
      {children}
    </Card>
  );
}
