import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { remarkPlaceSchema, remarkSchema } from './remark.schema.ts';

const typedSchema = z.record(z.string(), z.string());

/** What a form of remarks holds, by the names of its controls, which are all texts. */
export type TypedRemark = z.infer<typeof typedSchema>;

export const toTypedRemark = (values: unknown): TypedRemark => typedSchema.parse(values);

const draftSchema = z.object({
  /** A remark anew, or a new one with the places that it can be pinned to. */
  writing: z.union([z.object({ remark: remarkSchema }), z.object({ places: z.array(remarkPlaceSchema) })]),
  typed: typedSchema,
});

export type Draft = z.infer<typeof draftSchema>;

/** What is being written of each flow, by its id: another pane, another flow or a reload loses none of it. */
export const drafts = stored(
  () => sessionStorage,
  'visualiser.drafts',
  z.record(z.string(), draftSchema),
  {},
);
