import * as z from 'zod/mini';
import { interruptedExportSchema } from '../export/interruptedExport.ts';
import { interruptedDocumentsSchema } from '../invoice-export/interruptedDocuments.ts';

/** An export that the end of the session has interrupted, whichever it is. */
export const interruptedSchema = z.union([interruptedExportSchema, interruptedDocumentsSchema]);

export type Interrupted = z.output<typeof interruptedSchema>;
