/** Body of a good answer. */
export const withData = <T>(data: T, message?: string) => ({ success: true, message, data }) as const;

/** Body of an answer that only says what happened. */
export const withMessage = (message: string) => ({ success: true, message }) as const;
