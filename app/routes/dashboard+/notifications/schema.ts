import { announcementFields } from "@domain/contract/announcement";
import * as z from "zod";

export const messageForm = z.object(announcementFields);
export const messageFormId = "message";
