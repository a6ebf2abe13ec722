import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import * as z from 'zod/mini';
import { requiredText } from '#src/domain/account/identity.ts';
import type { TransferOrder } from '#src/domain/billing/painFile.ts';
import { isSepaName, type TransferAccount } from '#src/domain/billing/sepa.ts';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import {
  areTransferable,
  groupings,
  type Left,
  requestedDays,
  splitSelection,
  toTransfers,
} from '#src/domain/billing/transfer.ts';
import { isIsoDay, isoDay } from '#src/domain/calendar.ts';
import type { Failure } from '#src/domain/failure.ts';
import { fileName } from '#src/domain/fileName.ts';
import { ibanKeys, joinIban, sepaIbanChecks } from '#src/domain/iban.ts';
import {
  type SavedFile,
  saveRepeated,
  savingAgain,
  type TaskTag,
  unsaved,
} from '../export-file/exportFile.state.ts';
import { called, doneTo, failedTo, port, required } from '../setup/chart.ts';

export type TransferInput = { selected: readonly DueInvoice[]; creditor: TransferAccount; today: Date };

const debtorName = requiredText('debtor_name').check(
  z.refine((name) => name === '' || isSepaName(name), 'debtor_name.latin'),
);

const requestedDay = (today: Date) => {
  const { min, max } = requestedDays(today);
  return z.string('requested_date.required').check(
    z.refine(isIsoDay, 'requested_date.required'),
    z.refine((day) => !isIsoDay(day) || day >= min, 'requested_date.past'),
    z.refine((day) => !isIsoDay(day) || day <= max, 'requested_date.far'),
  );
};

export const transferSchema = ({
  today,
  creditor,
  invoices,
}: Pick<Context, 'today' | 'creditor' | 'invoices'>) =>
  z.pipe(
    z
      .object({
        debtor_name: debtorName,
        ...ibanKeys,
        requested_date: requestedDay(today),
        grouping: z.enum(groupings, 'grouping.required'),
      })
      .check(
        ...sepaIbanChecks(),
        z.refine((typed) => joinIban(typed) !== creditor.iban, { path: ['iban'], error: 'iban.creditor' }),
        z.refine(({ grouping }) => areTransferable(invoices, grouping), {
          path: ['grouping'],
          error: 'grouping.tooMuch',
        }),
      ),
    z.transform(({ debtor_name: name, requested_date: day, grouping, ...boxes }) => ({
      debtor: { name, iban: joinIban(boxes) },
      day,
      grouping,
    })),
  );

export type TypedTransfer = z.input<ReturnType<typeof transferSchema>>;

type Context = TransferInput & {
  invoices: readonly DueInvoice[];
  left: Left;
  order: TransferOrder | null;
  file: Blob | null;
  saved: SavedFile | null;
  failure: Failure | null;
};

const toOrder = (context: Context, typed: TypedTransfer): TransferOrder => {
  const order = transferSchema(context).parse(typed);
  const { creditor, invoices } = context;
  return { ...order, creditor, transfers: toTransfers(invoices, order.grouping) };
};

const nameOf = ({ today }: Context): string => fileName([`virements-${isoDay(today)}`], 'xml');

const closing = { closed: { target: 'closed', description: 'La fenêtre est fermée' } } as const;

const leaving = {
  ...closing,
  'form.reopened': {
    target: 'editing',
    description: 'L’utilisateur revient au formulaire, qui a gardé ce qui a été saisi',
  },
  'save.repeated': saveRepeated,
} as const;

export const transferMachine = setup({
  types: {
    context: {} as Context,
    input: {} as TransferInput,
    events: {} as
      | { type: 'form.submitted'; values: TypedTransfer }
      | { type: 'form.reopened' }
      | { type: 'save.repeated' }
      | { type: 'closed' },
    /** `fileSaved`: the file is saved, so leaving the page loses no data. */
    tags: {} as TaskTag | 'fileSaved',
  },
  actors: {
    writeFile: port<Blob, TransferOrder>('writeFile'),
    saveFile: port<void, { file: Blob; name: string }>('saveFile'),
  },
  guards: {
    isNothing: ({ context }) => context.invoices.length === 0,
    isWellFormed: ({ context }, values: TypedTransfer) => transferSchema(context).safeParse(values).success,
  },
  actions: {
    rememberOrder: assign(({ context }, values: TypedTransfer) => ({
      order: toOrder(context, values),
      failure: null,
    })),
    rememberFile: assign({ file: (_, file: Blob) => file }),
    rememberSaved: assign(({ context }) => ({
      saved: {
        name: nameOf(context),
        count: required(context.order).transfers.length,
        file: required(context.file),
      },
    })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'transfer',
  description: 'Préparer le virement de plusieurs factures',
  context: ({ input }) => ({
    ...input,
    ...splitSelection(input.selected),
    order: null,
    file: null,
    saved: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Le portail met de côté les factures qui ne sont pas à régler par virement',
      always: [
        {
          guard: 'isNothing',
          target: 'nothingToPay',
          description: 'Aucune facture de la sélection n’est à régler par virement',
        },
        { target: 'editing', description: 'Des factures sont à régler par virement' },
      ],
    },
    nothingToPay: {
      description: 'Un message indique que rien n’est à régler par virement, et pourquoi',
      on: closing,
    },
    editing: {
      description: 'Le compte à débiter, la date et le regroupement sont demandés',
      on: {
        'form.submitted': {
          guard: { type: 'isWellFormed', params: ({ event }) => event.values },
          target: 'writing',
          actions: { type: 'rememberOrder', params: ({ event }) => event.values },
          description: 'Le fichier des virements est demandé',
        },
        ...closing,
      },
    },
    writing: {
      description: 'Le portail écrit le fichier des virements',
      tags: 'busy',
      invoke: {
        ...called('writeFile'),
        input: ({ context }) => required(context.order),
        onDone: doneTo('saving', 'rememberFile', { description: 'Le fichier est prêt' }),
        onError: failedTo('editing', {
          description: 'Le fichier ne peut pas être écrit : ce qui a été saisi reste en place',
        }),
      },
      on: closing,
    },
    saving: {
      description: 'Le navigateur enregistre le fichier',
      tags: 'busy',
      invoke: {
        ...called('saveFile'),
        input: ({ context }) => ({ file: required(context.file), name: nameOf(context) }),
        onDone: { target: 'saved', actions: 'rememberSaved', description: 'Le fichier est enregistré' },
        onError: failedTo('editing', {
          description: 'Le fichier ne peut pas être enregistré : ce qui a été saisi reste en place',
        }),
      },
      on: closing,
    },
    saved: {
      description: 'Le fichier est enregistré : la suite, à faire auprès de la banque, est expliquée',
      tags: ['ended', 'fileSaved'],
      on: leaving,
    },
    savingAgain: { ...savingAgain, tags: 'fileSaved', on: closing },
    unsaved: { ...unsaved, tags: 'fileSaved', on: leaving },
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});

export type TransferActor = ActorRefFrom<typeof transferMachine>;
export type TransferSnapshot = SnapshotFrom<typeof transferMachine>;
