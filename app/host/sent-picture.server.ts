interface PictureFields {
  image?: unknown;
  remove_image?: unknown;
  image_url?: string | null;
}

/** The picture of a form as the host takes it: a file, none any more, or an address elsewhere; left out it stays. */
export function appendPicture(body: FormData, { image, remove_image, image_url }: PictureFields): void {
  if (image instanceof Blob && image.size > 0) body.append("image", image, "picture");
  else if (remove_image === "true") body.append("remove_image", "true");
  else if (image_url) body.append("image_url", image_url);
}
