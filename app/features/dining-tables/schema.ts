import { diningTableFields } from "@domain/contract/dining-table";
import * as z from "zod";

export const tableForm = z.object(diningTableFields);
export const tableFormId = "dining-table";
