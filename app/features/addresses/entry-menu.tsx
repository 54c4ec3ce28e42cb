import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { Menu } from "~/ui/menu";

/** The menu of one address, for small screens. */
export function EntryMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu
      label={`Change or delete ${label}`}
      trigger={<Icon name="dots-three-vertical" weight="bold" />}
      triggerClassName="rounded-control hover:bg-muted grid! size-11 place-items-center"
    >
      {children}
    </Menu>
  );
}
