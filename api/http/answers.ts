/** Body of a good answer. */
export function withData<T>(data: T): { success: true; data: T };
export function withData<T>(data: T, message: string): { success: true; message: string; data: T };
export function withData(data: unknown, message?: string) {
  return { success: true, ...(message !== undefined && { message }), data };
}

/** Body of an answer that only says what happened. */
export const withMessage = (message: string) => ({ success: true, message }) as const;
