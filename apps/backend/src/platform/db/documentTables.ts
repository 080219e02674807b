import type { ColumnType, GeneratedAlways } from "kysely";
import type { InvoiceContent } from "./invoiceContent.ts";
import type { Json, Nullable } from "./columns.ts";

export interface WithdrawnLine {
  title: string;
  quantity: number;
}

export interface DocumentTables {
  invoice_series: { country: string; year: number; last: number };
  invoice: {
    id: GeneratedAlways<number>;
    order_id: number;
    country: string;
    year: number;
    serial: number;
    number: string;
    issued_at: Date;
    /** Immutable once issued. */
    content: ColumnType<InvoiceContent, string, never>;
  };
  credit_note_series: { country: string; year: number; last: number };
  credit_note: {
    id: GeneratedAlways<number>;
    order_id: number;
    invoice_id: number;
    refund_id: Nullable<number>;
    country: string;
    year: number;
    serial: number;
    number: string;
    issued_at: Date;
    content: ColumnType<InvoiceContent, string, never>;
  };
  withdrawal: {
    id: GeneratedAlways<number>;
    reference: string;
    name: string;
    order_ref: string;
    email: string;
    reason: string;
    lines: Json<WithdrawnLine[]>;
    locale: string;
    said_hash: Buffer;
    received_at: Date;
    order_id: Nullable<number>;
  };
}
