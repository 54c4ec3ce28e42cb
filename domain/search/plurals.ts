/** Plural and singular of a word, as English writes them: what is typed as the one is found as the other [FIND-11]. */
export function otherForms(word: string): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const forms = [`${word}s`];
  if (/(?:[sxz]|ch|sh|o)$/.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  if (/f$/.test(word)) forms.push(`${word.slice(0, -1)}ves`);
  if (/fe$/.test(word)) forms.push(`${word.slice(0, -2)}ves`);
  forms.push(...singulars(word));
  return [...new Set(forms)].filter((form) => form !== word && form.length >= 3);
}

/** What it may be the plural of. */
export function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith("ves")) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  return forms;
}
