import * as z from "zod";
import { announcementFields } from "@domain/contract/announcement";

export const messageForm = z.object(announcementFields);
