import { changedMeanwhile } from "@domain/contract/menu";
import { isHostError } from "./errors";

/** The version that somebody else has written meanwhile, where that is why the host refused; else null. */
export const newerVersion = (error: unknown): number | null =>
  isHostError(error, "conflict") ? (changedMeanwhile.safeParse(error.data).data?.version ?? null) : null;
