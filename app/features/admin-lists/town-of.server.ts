import { loadGazetteer } from "~/places/gazetteer.server";

/** The town of a ZIP code, "Hartford, CT", or null. */
export async function townOf(zip: string): Promise<string | null> {
  const area = (await loadGazetteer()).zip(zip);
  return area?.zip === zip ? `${area.city.name}, ${area.city.state}` : null;
}
