/** "1 item", "2 items"; "2 dishes" with `many` for what does not only take an s. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
