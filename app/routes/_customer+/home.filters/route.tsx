import { useOutletContext } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { PanelFoot } from "~/ui/panel-parts";
import { Sheet } from "~/ui/sheet";
import type { Lists } from "~/features/browse/load-home.server";
import { ChosenChips } from "./chosen-chips";
import { type Choice, choiceHref, clearedHref } from "~/features/browse/choice";
import { FilterForm } from "~/features/browse/filter-form";

export const meta = () => [{ title: "Filters · HalalGo" }];
export const handle = { frame: { cartBar: false } };

/** The filters of small screens, over the list they change; the list's own page hands on what it loaded. */
export default function Filters() {
  const { choice, cuisines, dealCount, total } = useOutletContext<Lists & { choice: Choice }>();
  const list = choiceHref(choice, {});
  return (
    <Sheet title="Filters" closeHref={list} full>
      <FilterForm
        choice={choice}
        cuisines={cuisines}
        dealCount={dealCount}
        here={paths.filters()}
        idPrefix="drawer"
        className="panel-form"
        scroll
        before={<ChosenChips choice={choice} />}
      >
        <PanelFoot>
          <ButtonLink
            to={clearedHref(choice, paths.filters())}
            variant="secondary"
            size="lg"
            preventScrollReset
            replace
          >
            Clear all
          </ButtonLink>
          <ButtonLink to={list} size="lg" className="flex-1 noscript:hidden">
            {shownText(total)}
          </ButtonLink>
          <Button type="submit" size="lg" className="scripting:hidden flex-1">
            Apply
          </Button>
        </PanelFoot>
      </FilterForm>
    </Sheet>
  );
}

const shownText = (total: number) => `Show ${total} ${total === 1 ? "place" : "places"}`;
