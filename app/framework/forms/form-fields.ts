/** The field in which remix-validated-form 5.1.7 posts the form's id (`FORM_ID_FIELD`, which it does not export). */
export const formIdField = "__rvfInternalFormId";

/**
 * The fields in which conform 1.21.1 posts its commands, such as inserting a line, and its state. None of our buttons
 * sends them, so their content is untrusted.
 */
export const commandFields: ReadonlySet<string> = new Set(["__intent__", "__state__"]);
