import type { ComponentProps } from "react";
import type { PlacesAnswer, Suggestion } from "~/lib/place";
import { paths } from "~/lib/paths";
import { PlaceAssist } from "~/ui/forms/place-assist";
import { TextField } from "~/ui/forms/text-field";

type StreetFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "autoComplete" | "id"> & {
  id: string;
  /** The ids of the fields that a chosen address fills as well. */
  cityId: string;
  zipId: string;
};

/** Number and street. With JavaScript addresses are suggested while one types; whatever is typed is taken as it is. */
export function StreetField({ cityId, zipId, ...field }: StreetFieldProps) {
  const fill = async ({ id, text: name }: Suggestion, session: string) => {
    const place = await placeOf(paths.places({ id, name, session }));
    // A place that is not known is the line that was chosen. One without a street leaves it to be typed.
    enter(field.id, place ? (place.street ?? "") : name);
    for (const [fieldId, value] of [
      [cityId, place?.city],
      [zipId, place?.zip],
    ] as const) {
      if (value) enter(fieldId, value)?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <div className="relative">
      <TextField label="Street address" autoComplete="street-address" {...field} />
      <PlaceAssist inputId={field.id} onChoose={(suggestion, session) => void fill(suggestion, session)} />
    </div>
  );
}

async function placeOf(href: string) {
  try {
    const answer: PlacesAnswer = await (await fetch(href)).json();
    return answer.place;
  } catch {
    // No network, or no answer that can be used: the form does without.
    return null;
  }
}

function enter(id: string, value: string) {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement ? Object.assign(input, { value }) : undefined;
}
