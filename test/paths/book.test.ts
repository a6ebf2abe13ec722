import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { port } from '#machines/setup/chart.ts';
import { defineModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import type { Chart } from '#src/kit/chart/chart.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { sampleModel } from '#src/kit/fixtures/sampleFlow.ts';
import { withoutRecordings } from '#src/kit/narration/recordings.ts';
import { noScreens, withScreens } from '#src/kit/narration/screens.ts';
import { listStories } from '#src/kit/narration/stories.ts';
import { findWays } from '#src/kit/narration/ways.ts';
import { toBook } from './book.ts';
import { readBook, screensOf } from './recordings.ts';

/** Names of the code that a book may hold as references only: between backticks. */
const listNames = ({ nodes, branches }: Chart, words: object): string[] => [
  ...Object.values(words).flatMap((named) => Object.keys(named)),
  ...nodes.flatMap(({ invokes }) => invokes.map(({ id }) => id)),
  ...branches.flatMap(({ delay }) => (typeof delay === 'string' ? delay : [])),
  ...nodes.flatMap(({ key, parent }) => (parent === null ? [] : key)),
];

describe.each(catalogue)('the book of $id', (flow) => {
  const { model } = flow;
  const exploration = withScreens(explore(model), screensOf(flow));
  const stories = listStories(exploration, findWays(exploration, exploration.isRead));

  it('tells stories that are read at a glance', () => {
    const long = stories.filter(({ sentences }) => sentences.length > 12);
    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('has a title of its own for each story', () => {
    const titles = stories.map(({ title }) => title);
    expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
  });

  it('tells every branch, case and outcome', () => {
    // What opens a flow at once is told with those for whom it opens.
    const opened = exploration.starts.flatMap(({ branches }) => branches);
    const shown = new Set([...opened, ...stories.flatMap(({ shows }) => shows)]);
    const cases = exploration.out
      .flat()
      .flatMap(({ move, refused }) => (move.kind === 'event' && !refused ? moveText(move) : []));
    const outcomes = Object.entries(model.outcomes).flatMap(([port, answers]) => [
      ...Object.keys(answers.done).map((outcome) => `${port} done ${outcome}`),
      ...Object.keys(answers.failed).map((outcome) => `${port} failed ${outcome}`),
    ]);
    const declared = [...exploration.chart.branches.map(({ id }) => id), ...cases, ...outcomes];
    expect(declared.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('says no name of the code where a sentence is due', () => {
    const text = withoutRecordings(readBook(flow)).replaceAll(/`[^`]*`/g, '');
    const isShown = (name: string) =>
      new RegExp(`(?<![\\p{L}.])${name.replaceAll('.', '\\.')}(?![\\p{L}.])`, 'u').test(text);
    expect(listNames(exploration.chart, model.words).filter(isShown)).toEqual([]);
  });
});

/** A flow that asks six times in a row before it ends. */
const relayMachine = setup({
  types: { events: {} as { type: 'started' } },
  actors: { ask: port<void>('ask') },
}).createMachine({
  id: 'relay',
  initial: 'waiting',
  states: {
    waiting: { description: 'Rien n’est demandé', on: { started: 'leg1' } },
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((leg) => [
        `leg${leg}`,
        {
          description: `Le relais ${leg} est demandé`,
          invoke: {
            id: `ask${leg}`,
            src: 'ask' as const,
            onDone: { target: leg < 6 ? `leg${leg + 1}` : 'over', description: `Le relais ${leg} est pris` },
          },
        },
      ]),
    ),
    over: { type: 'final', description: 'Le relais est fini' },
  },
});

const relayModel = defineModel(relayMachine, {
  inputs: { 'une équipe': undefined },
  words: { events: { started: 'le départ est donné' }, guards: {}, ports: { ask: 'le relais' }, actions: {} },
  cases: { started: {} },
  outcomes: { ask: { done: { pris: undefined }, failed: {} } },
  requests: { ask: [] },
});

describe('a long way', () => {
  it('is told in full at its end only, in a line before', () => {
    const exploration = withScreens(explore(relayModel), noScreens);
    const story = listStories(exploration, findWays(exploration)).at(-1);
    expect(story?.title).toBe('Le relais 6 est pris');
    expect(story?.sentences).toHaveLength(11);
    expect(story?.sentences[1]?.text).toMatch(/^d’abord, le départ est donné/);
  });
});

describe('a book', () => {
  const book = toBook(withScreens(explore(sampleModel), noScreens));

  it('says who begins where, and what each request carries', () => {
    expect(book).toContain('| un lecteur | la lettre est lue | On ne peut que lire |');
    expect(book).toContain(
      '| le port de la lettre | `POST /letters` | la lettre est envoyée (écrite) | `{ "text": "Bonjour" }` |',
    );
  });

  it('says of each branch its condition, its sense and what is done', () => {
    expect(book).toContain(
      '| la lettre est envoyée | la lettre n’est pas vide | La lettre est envoyée |  | `posting` |',
    );
    expect(book).toContain(
      '| le port de la lettre échoue |  | La lettre est revenue | l’échec est gardé | `writing` |',
    );
    expect(book).toContain('À l’entrée\u00a0: l’échec est oublié.');
  });

  it('gives refusals apart, with what is missing', () => {
    expect(book).toContain(
      '| la lettre est envoyée (vide) | cette condition n’est pas remplie\u00a0: la lettre n’est pas vide |',
    );
    const [, stories] = book.split('## Histoires');
    expect(stories).not.toContain('vide');
  });

  it('tells what ends alike once, from the last thing that someone did', () => {
    expect(book).toContain(
      [
        '- **Étant donné** une autrice',
        '- **Et** la lettre est écrite',
        '- **Quand** la lettre est envoyée (écrite)',
        '- **Alors** la lettre est en route',
        '- **Et** le portail envoie `POST /letters`',
        '- **Quand** le port de la lettre échoue\u00a0: adresse inconnue\u202f; ou grève des postes',
        '- **Alors** de nouveau, la lettre est écrite',
        '- **Et** l’échec est gardé',
      ].join('\n'),
    );
  });
});
