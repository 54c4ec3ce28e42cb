import { type BrowseMode, type BrowseChoice, choiceHref, type Sort } from "~/features/browse/choice";
import { sorts } from "~/features/browse/options";
import { buttonStyle } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Menu, MenuLink } from "~/ui/menu";

type SortMenuProps = {
  choice: BrowseChoice;
  mode: BrowseMode;
  hasAddress: boolean;
  /** [FIND-19] Those that the host's data answer. */
  known: readonly Sort[];
};

/** [FIND-8] Only the sort orders that apply: distance needs an address, and pickup has no delivery fee. */
export function SortMenu({ choice, mode, hasAddress, known }: SortMenuProps) {
  const offered = sorts.filter(({ value }) => {
    if (!known.includes(value)) return false;
    if (value === "distance") return hasAddress;
    if (value === "time") return mode === "pickup" || (mode === "delivery" && hasAddress);
    return value !== "fee" || (mode === "delivery" && hasAddress);
  });
  if (offered.length < 2) return null;
  const findLabel = (sort: (typeof sorts)[number]) =>
    sort.value === "time" && mode === "pickup" ? "Pickup time" : sort.label;
  const chosen = offered.find(({ value }) => value === choice.sort) ?? sorts[0];
  return (
    <Menu
      label={`Sort: ${findLabel(chosen)}`}
      trigger={
        <>
          <Icon name="sort-ascending" />
          <span>
            Sort<span className="max-md:hidden">: {findLabel(chosen)}</span>
          </span>
          <Icon name="caret-down" weight="bold" size={16} className="max-md:hidden" />
        </>
      }
      triggerClassName={buttonStyle({ variant: "secondary" })}
    >
      {offered.map((sort) => (
        <MenuLink
          key={sort.value}
          to={choiceHref(choice, { sort: sort.value, show: choice.show })}
          preventScrollReset
          aria-current={sort.value === chosen.value ? "true" : undefined}
          end={sort.value === chosen.value && <Icon name="check" weight="bold" size={16} />}
        >
          {findLabel(sort)}
        </MenuLink>
      ))}
    </Menu>
  );
}
