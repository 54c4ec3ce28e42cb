import { Fragment, type ReactNode } from "react";

/**
 * Facts in one line with dots between them; those that are missing are left out. Each keeps its own direction: beside a name in Arabic
 * or Urdu the number after it would else be written before it.
 */
export function Dotted({ facts }: { facts: ReactNode[] }) {
  return facts.filter(Boolean).map((fact, index) => (
    // They have no names, and their order is fixed.
    <Fragment key={index}>
      {index > 0 && " · "}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
