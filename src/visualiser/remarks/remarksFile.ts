import * as z from 'zod/mini';
import { dropSecrets } from '../app/secrets.ts';
import { type Remark, remarksSchema } from './remark.schema.ts';

const format = 'portal-remarks';
const version = 1;

const headSchema = z.object({ format: z.literal(format), version: z.int() });
const fileSchema = z.object({ remarks: remarksSchema });

/** Remarks as a file that can be handed over; a password or an IBAN that was typed is left out. */
export const toRemarksFile = (remarks: readonly Remark[]): string =>
  `${JSON.stringify({ format, version, remarks }, dropSecrets, 1)}\n`;

/** What a file holds, or why it is refused: it is another one, it is damaged, or a later visualiser has made it. */
type FileRead = { remarks: readonly Remark[] } | { refused: 'other' | 'damaged' | 'newer' };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads the text of a file of remarks: whole, or not at all. */
export const readRemarksFile = (text: string): FileRead => {
  const json = parseJson(text);
  const head = headSchema.safeParse(json);
  if (!head.success) return { refused: 'other' };
  if (head.data.version > version) return { refused: 'newer' };
  const file = fileSchema.safeParse(json);
  return file.success ? file.data : { refused: 'damaged' };
};
