import type { Invoice } from '../domain/billing/invoice.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { type FindContext, findSetup } from './find.setup.ts';
import type { Matches } from './lookup.ts';
import { numberTyped } from './number.ts';

type Done<Row> = { event: { output: Matches<Row> } };
type Failed = { event: { error: unknown } };

const numberIn = ({ typed }: FindContext) => required(numberTyped(typed));

const findInvoices = {
  id: 'findInvoices',
  src: 'findInvoices',
  input: ({ context }: { context: FindContext }) => ({ number: numberIn(context), ...context.days }),
  onDone: {
    actions: { type: 'rememberInvoices', params: ({ event }: Done<Invoice>) => event.output },
    description: 'Les factures de ce numéro sont connues',
  },
  onError: {
    actions: { type: 'rememberInvoicesFailure', params: ({ event }: Failed) => toFailure(event.error) },
    description: 'Les factures ne peuvent pas être cherchées',
  },
} as const;

const findMeters = {
  id: 'findMeters',
  src: 'findMeters',
  input: ({ context }: { context: FindContext }) => ({ number: numberIn(context) }),
  onDone: {
    actions: { type: 'rememberMeters', params: ({ event }: Done<Meter>) => event.output },
    description: 'Les compteurs de ce numéro sont connus',
  },
  onError: {
    actions: { type: 'rememberMetersFailure', params: ({ event }: Failed) => toFailure(event.error) },
    description: 'Les compteurs ne peuvent pas être cherchés',
  },
} as const;

/** What is not known yet is asked for, and that alone. */
export const searching = findSetup.createStateConfig({
  description: 'Le portail cherche dans les factures et dans les compteurs ; ce qui est connu reste proposé',
  tags: 'busy',
  initial: 'both',
  states: {
    both: { description: 'Les factures et les compteurs sont cherchés', invoke: [findInvoices, findMeters] },
    invoices: {
      description: 'Les factures sont cherchées : les compteurs sont connus',
      invoke: findInvoices,
    },
    meters: { description: 'Les compteurs sont cherchés : les factures sont connues', invoke: findMeters },
  },
  always: [
    { guard: 'isComplete', target: 'answered', description: 'Les deux réponses sont venues' },
    { guard: 'isOver', target: 'incomplete', description: 'Une réponse au moins n’est pas venue' },
  ],
});
