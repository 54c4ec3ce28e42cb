/**
 * [TABLE-6] Text in a CSV file that a spreadsheet would take for a formula gets an apostrophe in front, as spreadsheets
 * themselves write it. `plainText` takes exactly that one away again, so that an export imports unchanged.
 */
export const safeText = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** What `safeText` was made of. */
export const plainText = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
