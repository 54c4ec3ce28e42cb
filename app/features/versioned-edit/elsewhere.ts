/** The address of a picture that is not ours, as its field shows it; else empty. */
export const elsewhere = (image: string | null | undefined): string => (image && /^https?:/.test(image) ? image : "");
