/** "1,200": how counts are shown everywhere. */
export const formatCount = (count: number): string => count.toLocaleString("en-US");

/** "1 item", "1,200 items"; "2 dishes" with `many` for what does not only take an s. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
