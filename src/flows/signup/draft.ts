import * as z from 'zod/mini';
import { draftKey, stored } from '../../api/storage/stored.ts';
import { civilities } from '../../domain/account/profile.ts';
import { text } from '../../domain/answer.ts';

/** Values that the form restores after a reload. Passwords are not stored. */
const draftSchema = z.object({
  civility: z.catch(z.nullable(z.enum(civilities)), null),
  first_name: text,
  last_name: text,
  email: text,
  repeated_email: text,
  cgu: text,
});

export type Draft = z.infer<typeof draftSchema>;

export const noDraft: Draft = draftSchema.parse({});

const draft = stored(() => sessionStorage, draftKey, draftSchema, noDraft);

export const readDraft = draft.read;

export const keepDraft = (typed: Record<string, unknown>): void => draft.write(draftSchema.parse(typed));

export const forgetDraft = (): void => draft.write(noDraft);
