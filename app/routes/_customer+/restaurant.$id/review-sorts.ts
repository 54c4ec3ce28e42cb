/** The orders reviews can be read in; the value travels. */
export const reviewSorts = [
  { value: "newest", label: "Newest first" },
  { value: "highest", label: "Highest first" },
  { value: "lowest", label: "Lowest first" },
] as const;
