import type { ColumnType, JSONColumnType } from "kysely";

// Kysely column types: the type of a select, an insert and an update.

/** Texts by language: {"de": {"title": "Sofa"}, "ro": …}. */
export type Translations = Record<string, Record<string, string>>;

export type Json<T extends object> = JSONColumnType<T>;
/** JSON column with a default in the database. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Nullable column, optional on insert. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type TranslationsColumn = Json<Translations>;
export type Numeric = ColumnType<string, string | number, string | number>;
export type NullableNumeric = ColumnType<string | null, string | number | null | undefined, string | number | null>;
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
