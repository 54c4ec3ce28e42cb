import { useRef } from "react";
import { paths } from "~/lib/paths";
import type { PlacesResponse, Suggestion } from "~/lib/place";
import { PlaceAssist } from "./place-assist";

type AddressAssistProps = {
  /** The id of the field for number and street, in the same `relative` box. */
  streetId: string;
  /** Ids of the fields that choosing a suggestion also fills. */
  cityId: string;
  zipId: string;
  stateId?: string;
  /** The suggestion that the initial values are from. */
  placeId?: string | null;
};

/**
 * Suggests addresses in a form of several fields. The chosen one is posted as `placeId` and `placeSession`, from which the server finds
 * the coordinates [FIND-1]; any other text is accepted too.
 */
export function AddressAssist({ streetId, cityId, zipId, stateId, placeId }: AddressAssistProps) {
  const chosenId = useRef<HTMLInputElement>(null);
  const chosenSession = useRef<HTMLInputElement>(null);
  const fill = async ({ id, text: name }: Suggestion, session: string) => {
    if (chosenId.current) chosenId.current.value = id;
    if (chosenSession.current) chosenSession.current.value = session;
    const place = await fetchPlace(paths.places({ id, name, session }));
    // Where the place cannot be loaded, the suggestion's text is used. A place without a street leaves the field empty.
    enter(streetId, place ? (place.street ?? "") : name);
    if (!place) return;
    // What the place does not say is emptied, and asked for: a city of many ZIP codes would keep those of another address.
    for (const [fieldId, value] of [
      [cityId, place.city],
      [zipId, place.zip],
      [stateId, place.state],
    ] as const) {
      if (fieldId) enter(fieldId, value ?? "")?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  return (
    <>
      <input type="hidden" name="placeId" defaultValue={placeId ?? ""} ref={chosenId} />
      <input type="hidden" name="placeSession" ref={chosenSession} />
      <PlaceAssist inputId={streetId} onChoose={(suggestion, session) => void fill(suggestion, session)} />
    </>
  );
}

async function fetchPlace(href: string) {
  try {
    const answer: PlacesResponse = await (await fetch(href)).json();
    return answer.place;
  } catch {
    // Without network or a valid answer the form works without suggestions.
    return null;
  }
}

function enter(id: string, value: string) {
  const field = document.getElementById(id);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? Object.assign(field, { value }) : undefined;
}
