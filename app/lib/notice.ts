/** Beside an answer that leaves the page as it is: a sentence for the visitor, encoded as a part of a URI. */
export const noticeHeader = "X-Notice";
