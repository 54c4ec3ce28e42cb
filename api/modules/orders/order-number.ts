/** The public order number, "HG-2047". */
export const formatOrderNumber = (number: number): string => `HG-${number}`;
