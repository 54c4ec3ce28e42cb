/**
 * Whether a thing is this restaurant's: what customers may look at, a host gives to any other restaurant too. One that does not tell
 * whose it is has checked it.
 */
export const isOf = (restaurantId: string, told: string | null | undefined): boolean =>
  told === undefined || told === restaurantId;
