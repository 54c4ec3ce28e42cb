/** URLs of the sizes in which the host stores an uploaded picture: `/media/‹id›-‹width›.webp` (docs/pictures.md). */
const sent = /^(\/media\/[0-9a-f-]{36})-\d+\.webp$/;
const widths = [160, 480, 960];

/** The smallest size, for list rows; other pictures have a single size. */
export const smallPicture = (image: string | null): string | null =>
  image?.replace(sent, `$1-${widths[0]}.webp`) ?? null;

/** For `srcSet`; undefined for pictures of a single size. */
export function pictureSet(image: string | null | undefined): string | undefined {
  const base = sent.exec(image ?? "")?.[1];
  return base && widths.map((width) => `${base}-${width}.webp ${width}w`).join(", ");
}
