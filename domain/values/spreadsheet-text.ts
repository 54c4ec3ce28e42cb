/**
 * [TABLE-6] Text in a CSV file that a spreadsheet would take for a formula gets an apostrophe in front, as spreadsheets
 * themselves write it; full-width signs begin formulas in some languages. `plainText` removes it, so that an
 * export imports unchanged.
 */
export const safeText = (text: string): string => (/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);

/** Undoes `safeText`. */
export const plainText = (text: string): string => (/^'+[=+\-@\t\r\n＝＋－＠]/.test(text) ? text.slice(1) : text);
