import type { Chart } from '#machines/kit/chart.ts';
import type { Exploration } from '#machines/kit/explore.ts';
import type { Move } from '#machines/kit/moves.ts';
import type { Path } from '#machines/kit/paths.ts';
import { type Frame, walk } from '#machines/kit/walk.ts';

/** A sentence of a path; consecutive ones of a kind are joined by “Et”. */
export type Sentence = { keyword: 'Étant donné' | 'Quand' | 'Alors'; text: string };

const nbsp = '\u00a0';

const lowerFirst = (text: string) =>
  text.charAt(1) === text.charAt(1).toUpperCase() && /\p{L}/u.test(text.charAt(1))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

/** What a state is, from the descriptions of its innermost states, one a region. */
const describeState = ({ id, nodes }: Chart, name: string): string =>
  name
    .split(' ')
    .map((leaf) => nodes.find((node) => node.id === `${id}.${leaf}`)?.description ?? leaf)
    .map(lowerFirst)
    .join(', et ');

const duration = (milliseconds: number) =>
  milliseconds < 1000
    ? `${milliseconds}${nbsp}ms passent`
    : milliseconds === 1000
      ? `1${nbsp}seconde passe`
      : `${(milliseconds / 1000).toLocaleString('fr-FR')}${nbsp}secondes passent`;

/** What happens in a move, in French. */
export const describeMove = ({ model }: Exploration, move: Move): string => {
  switch (move.kind) {
    case 'event': {
      const said = model.words.events[move.type] ?? move.type;
      return move.case ? `${said} (${move.case})` : said;
    }
    case 'time':
      return duration(move.delay);
    case 'answer':
      return `${move.actor} ${move.result === 'done' ? 'répond' : 'échoue'}${nbsp}: ${move.outcome}`;
  }
};

const outcome = ({ chart }: Exploration, { name }: Frame, before: Frame) =>
  name === before.name
    ? `l’écran reste sur${nbsp}: ${describeState(chart, name)} [${name}]`
    : `${describeState(chart, name)} [${name}]`;

/** A path as French sentences; what is refused in one state is told at once. */
export const tell = (exploration: Exploration, path: Path): Sentence[] => {
  const { model, chart } = exploration;
  const frames = walk(model.machine, model, path.input, path.moves);
  const [start] = frames;
  const sentences: Sentence[] = [
    { keyword: 'Étant donné', text: path.input },
    { keyword: 'Étant donné', text: start ? `${describeState(chart, start.name)} [${start.name}]` : '' },
  ];
  let refused: string[] = [];
  const tellRefused = () => {
    if (refused.length)
      sentences.push(
        { keyword: 'Quand', text: refused.join(', ou ') },
        { keyword: 'Alors', text: 'rien ne change' },
      );
    refused = [];
  };
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (!frame.move || !before) continue;
    if (frame.refused) {
      refused.push(describeMove(exploration, frame.move));
      continue;
    }
    tellRefused();
    sentences.push(
      { keyword: 'Quand', text: describeMove(exploration, frame.move) },
      { keyword: 'Alors', text: outcome(exploration, frame, before) },
    );
  }
  tellRefused();
  return sentences;
};

/** The same sentences with “Et” where a keyword follows itself. */
export const withAnd = (sentences: readonly Sentence[]): { keyword: string; text: string }[] =>
  sentences.map(({ keyword, text }, index) => ({
    keyword: sentences[index - 1]?.keyword === keyword ? 'Et' : keyword,
    text,
  }));

/** What a path is about: what it starts with and where it ends. */
export const titleOf = ({ chart }: Exploration, path: Path): string =>
  `${path.input} → ${describeState(chart, path.end)}`;
