import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { IconLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Cell } from "~/ui/layout/table";
import { DetailsPopover } from "./menu";

type RowActionsProps = {
  /** The row's name, for "Edit {name}". */
  name: string;
  /** URLs of panels over the list, which preserve its query. Omitted without permission. */
  editHref?: string;
  deleteHref?: string;
  /** Rendered before them, for example a link to the row's own page. */
  children?: ReactNode;
};

/** The last cell of a row, with its actions. */
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

type RowMenuProps = {
  /** The row's name, for "Edit {name}". */
  name: string;
  /** URLs of panels over the list, which preserve its query. */
  editHref: string;
  deleteHref: string;
  /** Rendered before them: immediate actions, such as a switch. */
  children?: ReactNode;
};

/**
 * The last cell of a row: a menu of its actions, positioned outside of the scrolling table so that it is not cut off.
 */
export function RowMenu({ name, editHref, deleteHref, children }: RowMenuProps) {
  const { search } = useLocation();
  return (
    <Cell label="" end>
      <DetailsPopover
        label={`Actions for ${name}`}
        trigger={<Icon name="dots-three-vertical" weight="bold" size={20} />}
        className="row-menu -my-1.5 -me-2 inline-block max-md:absolute max-md:end-3 max-md:top-3 md:relative"
        triggerClassName="icon-button text-ink hover:bg-sunken rounded-control inline-flex size-11 items-center justify-center"
        panelClassName="animate-appear z-drawer rounded-menu border-line bg-raised elevation-3 absolute end-full top-1/2 flex -translate-y-1/2 items-center border px-1"
      >
        <span data-item className="contents">
          {children}
        </span>
        <IconLink
          icon="pencil-simple"
          label={`Edit ${name}`}
          to={`${editHref}${search}`}
          preventScrollReset
          data-item
        />
        <IconLink
          icon="trash"
          label={`Delete ${name}`}
          to={`${deleteHref}${search}`}
          preventScrollReset
          data-item
          className="text-danger!"
        />
      </DetailsPopover>
    </Cell>
  );
}
