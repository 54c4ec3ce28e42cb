import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { concernRequest } from "@domain/contract/halal";
import { concernKindLabels, concernKinds } from "@domain/halal/concern";
import { findHalal, reportConcern } from "~/features/halal/halal.server";
import { formRefusal } from "~/host/errors";
import { paths } from "~/lib/paths";
import { readForm } from "~/lib/read-form.server";
import { redirectWithToast } from "~/session/toasts.server";

type Fields = Partial<Record<"kind" | "text" | "email" | "photo", string>>;

/** A 404 page if the host stores no halal evidence, as reports then have no recipient. */
export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const view = await findHalal(context.host, id);
  if (!view) throw data({ code: "not_found", message: "Nothing is kept here about halal at this place." }, 404);
  const kinds = concernKinds.map((value) => ({ value, label: concernKindLabels[value] }));
  return { id, name: view.name, kinds };
}

/** [HALAL-12] Sends a report; if rejected, the form keeps its input. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const told = (name: string) =>
    String(form.get(name) ?? "")
      .replaceAll("\r\n", "\n")
      .trim();
  const typed: Fields = { kind: told("kind"), text: told("text"), email: told("email") };
  const asked = concernRequest.safeParse({ ...typed, email: typed.email || null });
  if (!asked.success) {
    const errors: Fields = Object.fromEntries(
      asked.error.issues.map(({ path, message }) => [String(path[0]), message] as const).reverse(),
    );
    return data({ typed, errors, form: undefined }, 422);
  }
  const photo = form.get("photo");
  const body = new FormData();
  for (const [name, value] of Object.entries(asked.data)) if (value) body.append(name, value);
  // Browsers send an empty file field as a nameless, empty file.
  if (photo instanceof File && photo.name) body.append("photo", photo, photo.name);
  try {
    const said = await reportConcern(context.host, id, body);
    const message = said ?? "Thank you. Our team looks into it.";
    return await redirectWithToast(context, paths.halalSheet(id), { type: "success", message });
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "We could not send it. Please try again.");
    const errors: Fields = Object.fromEntries(
      Object.entries(fieldErrors).flatMap(([name, [message]]) => (message ? [[name, message] as const] : [])),
    );
    return data({ typed, errors, form: formErrors[0] }, status);
  }
}
