const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether an id can be one of ours. Postgres throws on other text, while callers should get "not found". */
export const isUuid = (value: string): boolean => pattern.test(value);
