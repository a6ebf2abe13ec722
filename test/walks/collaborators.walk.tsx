import { vi } from 'vitest';
import { collaboratorsWords, t } from '#locales/fr/collaborators.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import { CollaboratorsView } from '#src/flows/collaborators/CollaboratorsView.tsx';
import { defineWalk } from './defineWalk.ts';

const names: Record<string, string> = { 1: 'Yann Le Goff', 2: 'Jeanne Martin', 3: 'invite@exemple.test' };

const { delete_user, send_invitation, update_to_admin } = collaboratorsWords.confirm;
const confirmation = new RegExp(
  `^(${[delete_user, send_invitation, update_to_admin].map(({ submit }) => submit).join('|')})$`,
);

const list = [
  { role: 'heading', name: 'Collaborateurs' },
  { role: 'link', name: 'Inviter des collaborateurs' },
  { role: 'table', name: 'Collaborateurs' },
  { role: 'status', text: 'collaborateur' },
] as const;

export const collaboratorsWalk = defineWalk(collaboratorsModel, {
  mount: (actor) => <CollaboratorsView actor={actor} />,
  events: {
    'list.outdated': {
      madeIn: ['unavailable', 'listed.stale'],
      gesture: (screen) => screen.press('button', /^(Réessayer|Actualiser)$/),
    },
    'action.chosen': async (screen, { id, action }) => {
      screen.press('button', t('actions.of', { name: names[id] ?? 'personne' }));
      await vi.waitFor(() => screen.press('menuitem', t(`actions.${action}`)));
    },
    'action.confirmed': (screen) => screen.press('button', confirmation),
    'action.cancelled': (screen) => screen.press('button', 'Annuler'),
    'failure.dismissed': (screen) => screen.press('button', 'Masquer ce rappel'),
  },
  states: {
    loading: [{ role: 'status', text: 'Chargement en cours' }],
    unavailable: [
      { role: 'alert', text: 'Une erreur technique s’est produite.' },
      { role: 'button', name: 'Réessayer', disabled: false },
    ],
    empty: [
      { role: 'status', text: 'Aucun collaborateur' },
      { role: 'link', name: 'Inviter des collaborateurs' },
    ],
    'listed.fresh': list,
    'listed.refreshing': list,
    'listed.stale': [
      ...list,
      { role: 'status', text: 'n’est peut-être plus à jour' },
      { role: 'button', name: 'Actualiser', disabled: false },
    ],
    confirming: [
      {
        role: 'heading',
        name: /(Supprimer|Nommer|Renvoyer l’invitation à) .*(Jeanne Martin|invite@exemple.test)/,
      },
      { role: 'button', name: confirmation, disabled: false },
      { role: 'button', name: 'Annuler', disabled: false },
    ],
    acting: [
      { role: 'status', text: 'Envoi' },
      { role: 'button', name: confirmation, disabled: true },
      { role: 'button', name: 'Annuler', disabled: true },
    ],
  },
});
