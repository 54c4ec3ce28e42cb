/** [HALAL-3] The certifier's logo, if it has one. `size` in pixels. */
export function CertifierLogo({ src, size }: { src: string | null; size: number }) {
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="rounded-tag shrink-0 bg-white object-contain"
    />
  );
}
