import * as z from "zod";
import { diningTableFields } from "@domain/contract/dining-table";

export const tableForm = z.object(diningTableFields);
