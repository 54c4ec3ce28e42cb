import * as z from "zod";
import { dataResponse, happenedAt, id, timestamp } from "./primitives";

/** Extended. A restaurant's message to customers who marked it as a favourite; at most one a day. */
export const announcement = z.object({
  id,
  title: z.string(),
  body: z.string(),
  reached: z.number().int(),
  created_at: happenedAt,
});

export const announcements = z.object({
  /** The number of customers a message would reach now. */
  followers: z.number().int(),
  /** When the next message may be sent; null: now. */
  next_at: timestamp.nullable(),
  /** The latest ones, newest first. */
  sent: z.array(announcement),
});
export const announcementsResponse = dataResponse(announcements);

export const announcementFields = {
  title: z
    .string({ error: "Title is required" })
    .trim()
    .min(1, "Title is required")
    .max(60, "Title can be at most 60 characters"),
  body: z
    .string({ error: "Message is required" })
    .trim()
    .min(1, "Message is required")
    .max(280, "Message can be at most 280 characters"),
};
export const announcementRequest = z.object(announcementFields);
