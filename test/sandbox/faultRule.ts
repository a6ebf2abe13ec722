import * as z from 'zod/mini';

/**
 * What goes wrong with a call, as text: `delay=30000` (ms), `status=500`, `code=12`, `html`, `empty`,
 * `shape`, `drop`, joined by `;`. A delay alone lets the call through; anything else replaces it, and the
 * data do not change.
 */
export type Fault = {
  delay?: number;
  status?: number;
  code?: string;
  body?: 'html' | 'empty' | 'shape';
  drop?: true;
};

/** A fault set on a call (`GET /api/user`), for so many times; null: until it is cleared. */
export type FaultRule = { id: string; call: string; fault: string; times: number | null };

const readPart = (part: string): Fault | null => {
  const [name, value = ''] = part.trim().split('=');
  if (name === 'delay' && /^\d{1,6}$/.test(value)) return { delay: Number(value) };
  if (name === 'status' && /^[2-5]\d\d$/.test(value)) return { status: Number(value) };
  if (name === 'code' && /^\w{1,10}$/.test(value)) return { code: value };
  if (name === 'html' || name === 'empty' || name === 'shape') return { body: name };
  return name === 'drop' ? { drop: true } : null;
};

/** Reads a fault; null when it is not one. */
export const readFault = (text: string): Fault | null => {
  const parts = text.split(';').map(readPart);
  return parts.includes(null) ? null : Object.assign({}, ...parts);
};

export const faultSchema = z
  .string()
  .check(z.refine((text) => readFault(text) !== null, 'delay=, status=, code=, html, empty, shape ou drop.'));
