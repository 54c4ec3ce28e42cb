const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a caller's id can be one of ours. Postgres refuses other text with an error; to us it is merely unknown. */
export const isUuid = (value: string): boolean => pattern.test(value);
