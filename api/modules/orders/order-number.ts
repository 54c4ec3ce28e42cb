/** The number people say, "HG-2047". */
export const orderName = (number: number): string => `HG-${number}`;
