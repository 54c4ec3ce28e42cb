/** What a browser may call one search for an address: Google takes 36 characters that are safe in a URL. "": none. */
export const isSearchSession = (text: string) => /^[\w-]{0,36}$/.test(text);
