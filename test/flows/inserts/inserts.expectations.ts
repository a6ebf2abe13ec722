import { insertsModel } from '#machines/inserts/inserts.model.ts';
import type { Insert } from '#src/domain/billing/invoice.ts';
import type { Failure } from '#src/domain/failure.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineExpectations, ending, type ScreenItem } from '../../walks/expectations.ts';

type Context = { inserts: readonly Insert[]; failure: Failure | null };

export const insertsExpectations = defineExpectations(insertsModel)({
  loading: () => ({ visible: [{ role: 'status', text: 'Chargement en cours' }], isBusy: true }),
  listed: ({ inserts }: Context) => ({
    visible: [
      {
        role: 'list',
        name: 'Documents joints',
        lines: inserts.map(({ label, code }) => (code ? label : `${label}Ce document ne peut pas être`)),
      },
      ...inserts
        .filter(({ code }) => code !== '')
        .map(({ label }): ScreenItem => ({ role: 'button', name: `« ${label} »`, disabled: false })),
    ],
    absent: [{ role: 'link' }],
  }),
  empty: () => ({ visible: [{ role: 'status', text: 'Aucun document n’est joint à cette facture.' }] }),
  unavailable: ({ failure }: Context) => ({
    visible: [
      { role: 'alert', text: failureText(failure) },
      { role: 'button', name: 'Réessayer', disabled: false },
    ],
  }),
  closed: ending(),
});
