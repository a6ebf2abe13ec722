import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import { walk } from '../explore/walk.ts';
import { sampleModel } from '../fixtures/sampleFlow.ts';
import { findPaths } from '../paths/paths.ts';
import { recordScreens, screensSchema, withScreens } from './screens.ts';

const exploration = explore(sampleModel);
const paths = [...findPaths(exploration, 'everything'), ...findPaths(exploration, 'transitions')];

const framesOf = ({ input, moves }: (typeof paths)[number]) =>
  walk(sampleModel.machine, sampleModel, input, moves);

/** A screen that names its state, says what came back and what was refused as long as it is so, and once how it was met. */
const read = (path: (typeof paths)[number], aside: string) => ({
  path,
  texts: framesOf(path).map(({ name, configuration }, step, frames) => [
    `L’écran ${name}`,
    ...(configuration.snapshot.context.failure ? ['Lettre revenue'] : []),
    ...(frames.slice(0, step + 1).some(({ refused }) => refused) && step % 2 ? ['Corrigez'] : []),
    ...(step === 1 ? [aside] : []),
  ]),
});

const record = recordScreens(
  exploration,
  paths.flatMap((path) => [read(path, 'Ici'), read(path, 'Là')]),
);
const screens = withScreens(exploration, record);

describe('the record of screens', () => {
  it('is read again as it was written', () => {
    expect(screensSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it('gives what each frame says that the one before did not, and nothing that is not always said', () => {
    for (const path of paths)
      for (const [step, frame] of framesOf(path).entries()) {
        if (frame.refused) continue;
        const [before, after] = [read(path, '').texts[step - 1] ?? [], read(path, '').texts[step] ?? []];
        const news = after.filter((text) => text !== '' && text !== 'Corrigez' && !before.includes(text));
        expect(screens.reading(frame, framesOf(path)[step - 1])).toEqual(news);
      }
  });

  it('knows the moves whose screens were read, and those that say nothing wherever they are made', () => {
    const edges = exploration.out.flat().filter(({ refused }) => !refused);
    expect(edges.every(screens.isRead)).toBe(true);
    const [first] = paths;
    const partial = first ? recordScreens(exploration, [read(first, '')]) : expect.unreachable();
    const spoken = {
      ...partial,
      moves: { ...partial.moves, writing: { 'letter.sent (écrite)': { '99': ['Envoi'] } } },
    };
    expect(edges.every(withScreens(exploration, spoken).isRead)).toBe(false);
  });
});
