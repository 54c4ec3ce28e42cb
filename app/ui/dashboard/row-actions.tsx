import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Cell } from "~/ui/layout/table";
import { IconLink } from "../button";

type RowActionsProps = {
  /** The row's name, for "Edit {name}". */
  name: string;
  /** Panels that open over the list; the list's own query stays behind them. Left out where not allowed. */
  editHref?: string;
  deleteHref?: string;
  /** Before them, for example a link to the row's own page. */
  children?: ReactNode;
};

/** The last cell of a row: what can be done with it. */
export function RowActions({ name, editHref, deleteHref, children }: RowActionsProps) {
  const { search } = useLocation();
  return (
    <Cell label="" end>
      <span className="-my-1.5 -me-2 inline-flex justify-end max-md:-ms-2">
        {children}
        {editHref && (
          <IconLink icon="pencil-simple" label={`Edit ${name}`} to={`${editHref}${search}`} preventScrollReset />
        )}
        {deleteHref && (
          <IconLink
            icon="trash"
            label={`Delete ${name}`}
            to={`${deleteHref}${search}`}
            preventScrollReset
            className="text-danger!"
          />
        )}
      </span>
    </Cell>
  );
}
