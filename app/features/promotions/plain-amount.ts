import { toDecimal } from "@domain/money";

/** As one would type it: "15", "12.50". */
export const plain = (hundredths: number): string => toDecimal(hundredths).replace(/\.00$/, "");
