import { vi } from 'vitest';
import { collaboratorsWords, t } from '#locales/fr/collaborators.ts';
import { collaboratorsModel } from '#machines/collaborators/collaborators.model.ts';
import { collaboratorsMount } from '#src/flows/collaborators/collaborators.mount.tsx';
import { collaboratorsExpectations } from './collaborators.expectations.ts';
// The menu comes on demand: here it is not waited for.
import '#src/ui/controls/menu/Menu.tsx';
import { testWalk } from '../../walks/testWalk.ts';

const names: Record<string, string> = { 1: 'Yann Le Goff', 2: 'Jeanne Martin', 3: 'invite@exemple.test' };

const { delete_user, send_invitation, update_to_admin } = collaboratorsWords.confirm;
const confirmation = new RegExp(
  `^(${[delete_user, send_invitation, update_to_admin].map(({ submit }) => submit).join('|')})$`,
);

testWalk(collaboratorsModel, {
  mount: collaboratorsMount,
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
  expectations: collaboratorsExpectations,
});
