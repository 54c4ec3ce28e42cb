/** "1 item", "2 items"; "2 dishes" with `many` for what does not only take an s. */
export const pluralize = (count: number, one: string, many?: string): string =>
  `${count} ${pluralNoun(count, one, many)}`;

/** "item" or "items", for counts that are shown in another form. */
export const pluralNoun = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
