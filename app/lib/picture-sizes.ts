/** Addresses of the sizes in which the host keeps a picture that was sent in: `/media/‹id›-‹width›.webp` (docs/pictures.md). */
const sent = /^(\/media\/[0-9a-f-]{36})-\d+\.webp$/;
const widths = [160, 480, 960];

/** The smallest, for rows of lists; other pictures have one size. */
export const smallPicture = (image: string | null): string | null =>
  image?.replace(sent, `$1-${widths[0]}.webp`) ?? null;

/** For `srcSet`; undefined where there is one size. */
export function pictureSet(image: string | null | undefined): string | undefined {
  const base = sent.exec(image ?? "")?.[1];
  return base && widths.map((width) => `${base}-${width}.webp ${width}w`).join(", ");
}
