import { keptField } from "./pictures.server";

/**
 * The picture of a form as the host takes it: a file, none any more, one that was kept when the form was refused, or an
 * address elsewhere; left out it stays.
 */
export function appendPicture(body: FormData, form: Record<string, unknown>, name = "image"): void {
  const { [name]: file, [keptField(name)]: kept, remove_image, image_url } = form;
  if (file instanceof Blob && file.size > 0) body.append(name, file, "picture");
  else if (remove_image === "true") body.append("remove_image", "true");
  else if (typeof kept === "string" && kept !== "") body.append(keptField(name), kept);
  else if (typeof image_url === "string" && image_url !== "") body.append("image_url", image_url);
}
