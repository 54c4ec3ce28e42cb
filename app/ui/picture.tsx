import type { ComponentPropsWithoutRef } from "react";
import { cx } from "./cx";

type PictureProps = Omit<ComponentPropsWithoutRef<"img">, "src" | "loading"> & {
  src: string | null | undefined;
  /** What stands in for a missing address; a picture that fails to load is never replaced by it. */
  placeholder?: string;
  /** Empty when the name stands beside it. */
  alt: string;
  width: number;
  height: number;
  /** Load at once: first row, largest paint. */
  eager?: boolean;
  /** Class of the cloth below, e.g. a gradient; shows through when the picture is missing or broken. */
  cloth?: string;
};

/** A picture on its cloth, as wide as its class says. A broken one shows the cloth (`data-broken` in cards.css). */
export function Picture({ src, placeholder, alt, width, height, eager, cloth, className, ...rest }: PictureProps) {
  const address = src || placeholder;
  const look = cx("picture", cloth, className);
  if (!address) return <span className={look} />;
  return (
    <img
      {...rest}
      // Another picture is another element, without the mark of a broken one.
      key={address}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={look}
    />
  );
}

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
