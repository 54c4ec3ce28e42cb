/** Letters that run from right to left: Hebrew, Arabic and what is written like it (Urdu, Persian, Pashto), Syriac, Thaana, N'Ko. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name for a line that is put together as text. One that runs from right to left would take the count of the next dish along:
 * "2 كباب, 3 عيران" reads as three kebabs. Unicode's isolates keep it in its place, as `<bdi>` does in markup.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);
