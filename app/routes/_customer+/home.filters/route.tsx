import { useOutletContext } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { choiceHref, clearedHref } from "~/features/browse/choice";
import { ChosenChips } from "~/features/browse/chosen-chips";
import { FilterForm } from "~/features/browse/filter-form";
import type { HomePage } from "~/features/browse/load-home.server";
import { paths } from "~/lib/paths";
import { Button, ButtonLink } from "~/ui/button";
import { PanelFoot, Sheet } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Filters · HalalGo" }];
export const handle = { frame: { cartBar: false } };

/** The filter sheet for small screens, above the list it filters; its data comes from the list's page. */
export default function Filters() {
  const page = useOutletContext<HomePage>();
  const { choice, mode, counts } = page;
  const list = choiceHref(choice, {});
  return (
    <Sheet title="Filters" closeHref={list} full>
      <FilterForm
        choice={choice}
        mode={mode}
        counts={counts}
        hasAddress={page.isReachKnown}
        halal={page.halal}
        here={paths.filters()}
        idPrefix="drawer"
        className="panel-form"
        scroll
        before={<ChosenChips choice={choice} path={paths.filters()} replace className="mb-3" />}
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
            {shownText(page)}
          </ButtonLink>
          <Button type="submit" size="lg" className="scripting:hidden flex-1">
            Apply
          </Button>
        </PanelFoot>
      </FilterForm>
    </Sheet>
  );
}

/** "Show 12 places" */
function shownText(page: HomePage): string {
  if (page.kind === "search") return `Show ${pluralize(page.dishes.total, "dish", "dishes")}`;
  return `Show ${page.kind === "books" ? pluralize(page.total, "book") : pluralize(page.total, "place")}`;
}
