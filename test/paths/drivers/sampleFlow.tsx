import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import { sampleMachine, sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { defineMount } from '#src/views/mount.ts';
import { defineWalk } from '../../walks/defineWalk.ts';
import { defineExpectations, ending, type ScreenItem } from '../../walks/expectations.ts';

type Props = {
  actor: ActorRefFrom<typeof sampleMachine>;
  /** What is wrong with the view, to see that a walk notices. */
  fault?: 'no way back' | 'renamed field' | 'sends what is empty' | 'lies about its state' | 'pale text';
};

/** A small view of the letter, as flows have them, or with one fault. */
const LetterView = ({ actor, fault }: Props) => {
  const snapshot = useSelector(actor, (current) => current);
  const [text, setText] = useState('');
  const state = fault === 'lies about its state' ? 'writing' : stateName(snapshot.value);
  const isBusy = snapshot.hasTag('busy');
  const send = () =>
    actor.send({ type: 'letter.sent', text: fault === 'sends what is empty' ? `${text} ` : text });
  return (
    <main data-flow="letter" data-state={state}>
      <h1>{snapshot.matches('reading') ? 'Lire' : 'Écrire'}</h1>
      {fault === 'pale text' && <p style={{ color: '#ddd', background: '#fff' }}>Brouillon</p>}
      {snapshot.context.failure && <p role="alert">Lettre revenue</p>}
      <label>
        {fault === 'renamed field' ? 'Message' : 'Texte'}
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {!snapshot.matches('reading') && (
        <button type="button" aria-disabled={isBusy} onClick={() => send()}>
          Envoyer
        </button>
      )}
      {fault !== 'no way back' && !isBusy && (
        <button type="button" onClick={() => actor.send({ type: 'closed' })}>
          Fermer
        </button>
      )}
    </main>
  );
};

const writing = (disabled: boolean): ScreenItem[] => [
  { role: 'heading', name: 'Écrire' },
  { role: 'button', name: 'Envoyer', disabled },
];

/** What the letter shows. */
const letterExpectations = defineExpectations(sampleModel)({
  opening: null,
  reading: () => ({ visible: [{ role: 'heading', name: 'Lire' }] }),
  writing: ({ failure }) => ({
    visible: [...writing(false), ...(failure ? [{ role: 'alert' as const, text: 'Lettre revenue' }] : [])],
  }),
  posting: () => ({ visible: writing(true) }),
  posted: ending(),
  closed: ending(),
});

/** The walk of the letter over its view, faulty or not. */
export const sampleWalk = (fault?: Props['fault']) =>
  defineWalk(sampleModel, {
    mount: defineMount(sampleMachine, ({ actor }) => <LetterView actor={actor} fault={fault} />),
    events: {
      'letter.sent': (screen, { text }) => {
        screen.type('Texte', text);
        screen.press('button', 'Envoyer');
      },
      closed: (screen) => screen.press('button', 'Fermer'),
    },
    expectations: letterExpectations,
  });
