import type { ColumnType, Generated } from "kysely";

/** A time (UTC) that defaults to now in the database. */
export type CreatedAt = Generated<Date>;
/** A jsonb column: read as a value, written as text made by `json()`. */
export type Json<T> = ColumnType<T, string, string>;
/** Like Json, but nullable. */
export type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type JsonDefault<T> = ColumnType<T, string | undefined, string>;
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Writes a value for a jsonb column; the pg driver would turn a bare array into a Postgres array. */
export const json = (value: unknown): string => JSON.stringify(value);
