import type { Failure } from '#machines/domain/failure.ts';
import type { Insert } from '#machines/domain/insert.ts';
import { insertsModel } from '#machines/inserts/inserts.model.ts';
import { failureText } from '#src/views/failureText.ts';
import { defineSigns, ending, type Sign } from '../../walks/expectations.ts';

type Context = { inserts: readonly Insert[]; failure: Failure | null };

export const insertsSigns = defineSigns(insertsModel)({
  loading: () => ({ signs: [{ role: 'status', text: 'Chargement en cours' }], isBusy: true }),
  listed: ({ inserts }: Context) => ({
    signs: [
      {
        role: 'list',
        name: 'Documents joints',
        lines: inserts.map(({ label, code }) => (code ? label : `${label}Ce document ne peut pas être`)),
      },
      ...inserts
        .filter(({ code }) => code !== '')
        .map(({ label }): Sign => ({ role: 'button', name: `« ${label} »`, disabled: false })),
    ],
    absent: [{ role: 'link' }],
  }),
  empty: () => ({ signs: [{ role: 'status', text: 'Aucun document n’est joint à cette facture.' }] }),
  unavailable: ({ failure }: Context) => ({
    signs: [
      { role: 'alert', text: failureText(failure) },
      { role: 'button', name: 'Réessayer', disabled: false },
    ],
  }),
  closed: ending(),
});
