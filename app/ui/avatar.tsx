const tints = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4"];

/** The first letters of the first and the last word of a name: "Amina Rahman" gives "AR". */
function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

/**
 * Initials on a disc, whose tint is derived from the id and so never changes. Decorative beside a name: they are drawn by the
 * stylesheet, so that they are no part of what a link or button around them is called.
 */
export function Avatar({ name, id, size = 40 }: { name: string; id: string; size?: number }) {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span
      aria-hidden
      data-initials={getInitials(name)}
      className={`inline-grid shrink-0 place-items-center rounded-full font-bold text-white before:content-[attr(data-initials)] ${tints[sum % tints.length]}`}
      style={{ width: size, height: size, fontSize: Math.max(13, Math.round(size * 0.36)) }}
    />
  );
}
