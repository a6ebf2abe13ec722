import { useMachine } from '@xstate/react';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';

/** Minimal page with the libraries of the portal. No page of the portal can load faster. */

z.config({ jitless: true });

const answerSchema = z.object({ word: z.string().check(z.minLength(1)) });
const client = ky.create({ retry: 0, timeout: 10_000 });

const floorMachine = setup({
  types: { context: {} as { word: string }, events: {} as { type: 'pressed' } },
  actors: {
    readWord: fromPromise(async () => answerSchema.parse(await client.get('/api/word').json()).word),
  },
}).createMachine({
  id: 'floor',
  context: () => answerSchema.parse({ word: 'Bonjour' }),
  initial: 'shown',
  states: {
    shown: { on: { pressed: 'reading' } },
    reading: {
      invoke: {
        src: 'readWord',
        onDone: { target: 'shown', actions: assign({ word: ({ event }) => event.output }) },
        onError: 'shown',
      },
    },
  },
});

const Floor = () => {
  const [{ context }, send] = useMachine(floorMachine);
  return (
    <Switch>
      <Route path="*">
        <button type="button" onClick={() => send({ type: 'pressed' })}>
          {context.word}
        </button>
      </Route>
    </Switch>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');
createRoot(root).render(<Floor />);
