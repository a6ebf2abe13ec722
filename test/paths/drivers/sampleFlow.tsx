import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import { type sampleMachine, sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { ending, type ScreenItem } from '../../walks/expectations.ts';

const plain = { background: 'none' };

const faults = {
  'pale text': <p style={{ color: '#ddd', background: '#fff' }}>Brouillon</p>,
  'checkbox without a name': <input type="checkbox" />,
  'missing description': (
    <button type="button" aria-describedby="nowhere">
      Joindre
    </button>
  ),
  'nested live region': (
    <div aria-live="polite">
      <p role="status" />
    </div>
  ),
  'wide line': <p style={{ width: '200vw' }}>Brouillon</p>,
  'truncated text': <p style={{ width: 40, overflow: 'hidden', whiteSpace: 'nowrap' }}>Brouillon en cours</p>,
} as const;

type LookFault = keyof typeof faults;

const isLookFault = (fault: string): fault is LookFault => fault in faults;

type Props = {
  actor: ActorRefFrom<typeof sampleMachine>;
  fault?: 'no close button' | 'renamed field' | 'sent empty text' | 'wrong data-state' | LookFault;
};

const LetterView = ({ actor, fault }: Props) => {
  const snapshot = useSelector(actor, (current) => current);
  const [text, setText] = useState('');
  const state = fault === 'wrong data-state' ? 'writing' : stateName(snapshot.value);
  const isBusy = snapshot.hasTag('busy');
  const send = () =>
    actor.send({ type: 'letter.sent', text: fault === 'sent empty text' ? `${text} ` : text });
  return (
    <main data-flow="letter" data-state={state}>
      <h1>{snapshot.matches('reading') ? 'Lire' : 'Écrire'}</h1>
      {fault && isLookFault(fault) && faults[fault]}
      {snapshot.context.failure && <p role="alert">Lettre revenue</p>}
      <label>
        {fault === 'renamed field' ? 'Message' : 'Texte'}
        <input style={plain} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {!snapshot.matches('reading') && (
        <button style={plain} type="button" aria-disabled={isBusy} onClick={() => send()}>
          Envoyer
        </button>
      )}
      {fault !== 'no close button' && !isBusy && (
        <button style={plain} type="button" onClick={() => actor.send({ type: 'closed' })}>
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

export const sampleProof = (fault?: Props['fault']) =>
  defineProof(sampleModel)({
    view: async () => (props) => <LetterView {...props} fault={fault} />,
    gestures: {
      'letter.sent': async (screen, { text }) => {
        await screen.type('Texte', text);
        await screen.press('button', 'Envoyer');
      },
      closed: (screen) => screen.press('button', 'Fermer'),
    },
    states: {
      opening: null,
      reading: () => ({ visible: [{ role: 'heading', name: 'Lire' }] }),
      writing: ({ failure }) => ({
        visible: [
          ...writing(false),
          ...(failure ? [{ role: 'alert' as const, text: 'Lettre revenue' }] : []),
        ],
      }),
      posting: () => ({ visible: writing(true) }),
      posted: ending(),
      closed: ending(),
    },
  });
