import * as z from "zod";
import { dataResponse, happenedAt, id, listResponse } from "@domain/contract/primitives";

/** Extended [HOST-80]: notes of administrators about a restaurant; visible to administrators only. */
export const note = z.object({ id, text: z.string(), author: z.string().nullable(), created_at: happenedAt });
export const noteList = listResponse(note);
export const noteResponse = dataResponse(note);

/** [ADMIN-14, HOST-81] */
export const noteRequest = z.object({
  text: z
    .string({ error: "Write a note first" })
    .trim()
    .min(1, "Write a note first")
    .max(2000, "A note can be at most 2000 characters"),
});

export type Note = z.infer<typeof note>;
