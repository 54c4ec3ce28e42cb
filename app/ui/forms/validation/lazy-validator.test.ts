import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { lazyValidator } from "./lazy-validator";

afterEach(() => void vi.useRealTimers());

const named = z.object({ name: z.string().min(1, "Name is required") });
const entry = (name: string) => ({ name });

test("[ORD-12] a form is checked once its schema has come", async () => {
  const { error } = await lazyValidator(async () => named).validate(entry(""));
  expect(error?.fieldErrors).toEqual({ name: "Name is required" });
});

test("[ORD-12] a schema that does not come, or fails, keeps nobody waiting: the server checks", async () => {
  vi.useFakeTimers();
  const slow = lazyValidator(() => new Promise<z.ZodType>(() => undefined)).validate(entry(""));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await slow).toMatchObject({ data: { name: "" }, error: undefined });
  const failed = lazyValidator(() => Promise.reject(new Error("offline"))).validate(entry(""));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await failed).toMatchObject({ data: { name: "" }, error: undefined });
});
