import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { readOpeningHours } from "@domain/opening-hours";
import { openingRows } from "@domain/opening-text";
import { standardZone } from "@domain/local-time";
import { getRestaurantDetails, listDocuments, listNotes, statusOf } from "~/host/admin.server";
import { isHostError } from "~/host/errors";
import { fullDateText } from "~/lib/full-date";
import { requireArea } from "~/session/guards.server";
import { applicationParts } from "../application/application-parts";
import { waitingText } from "../overview/waiting-text";

/** [ADMIN-9, ADMIN-16] What every tab shows something of. Files, notes and application are null where the host has none of them. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const id = params.id ?? "";
  const [details, documents, notes] = await Promise.all([
    getRestaurantDetails(host, id),
    listDocuments(host, id).catch(nullIfUnknown),
    listNotes(host, id).catch(nullIfUnknown),
  ]);
  if (!details) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  const now = new Date();
  const { created_at: since, time_zone: zone, operating_hours: week, application } = details;
  const latest = notes?.[0];
  return {
    details,
    status: statusOf(details),
    applied: since ? appliedText(waitingText(since, now).text) : null,
    hours: week?.length ? openingRows(readOpeningHours(week, zone ?? standardZone), null) : null,
    parts: application ? applicationParts(application, details.routing_number) : null,
    registeredBy: application ? (application.registered_by ?? "") : null,
    documentCount: documents?.length ?? null,
    noteCount: notes?.length ?? null,
    latestNote: latest
      ? {
          text: latest.text,
          by: [latest.author, latest.created_at && fullDateText(latest.created_at, standardZone)]
            .filter(Boolean)
            .join(", "),
        }
      : null,
  };
}

export type RestaurantPage = Awaited<ReturnType<typeof loader>>;

const appliedText = (age: string) => (age === "Under an hour" ? "applied just now" : `applied ${age} ago`);

/** The restaurant's own call says that there is none. */
function nullIfUnknown(error: unknown): null {
  if (isHostError(error, "not_found")) return null;
  throw error;
}
