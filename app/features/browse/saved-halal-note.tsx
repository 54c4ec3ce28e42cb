import { Form } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { type BrowseChoice, choiceHref } from "./choice";
import { halalOptions } from "./options";

/** [HALAL-11] States that the account's saved choice applies or was overridden, with ways to change that. */
export function SavedHalalNote({ choice, path }: { choice: BrowseChoice; path?: string }) {
  const { savedHalal, halal } = choice;
  if (savedHalal.length === 0) return null;
  const names = halalOptions.filter(({ value }) => savedHalal.includes(value)).map(({ label }) => label.toLowerCase());
  return (
    <Form
      method="post"
      action={paths.savedHalal()}
      aria-label="Your halal choice"
      className="bg-primary-soft text-primary-text rounded-control text-meta flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5"
    >
      <span>
        {halal === null ? "Your choice:" : "Not applied for now:"} {names.join(", ")}.
      </span>
      {halal === null ? (
        <TextLink to={choiceHref(choice, { halal: [] }, path)} alone preventScrollReset className="py-2.5">
          Show all this time
        </TextLink>
      ) : (
        <TextLink to={choiceHref(choice, { halal: null }, path)} alone preventScrollReset className="py-2.5">
          Use my choice
        </TextLink>
      )}
      <input type="hidden" name="redirectTo" value={choiceHref(choice, { halal: null }, path)} />
      <Button type="submit" variant="ghost" className="-mx-4">
        Stop keeping it
      </Button>
    </Form>
  );
}
