import { beforeAll, describe, expect, it } from 'vitest';
import { fieldWords } from '#locales/fr/visualiserFields.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { noScreens } from '#src/kit/narration/screens.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { explorationOf, find, firstFailure } from '#src/visualiser/paths/finding.ts';
import { answer, toSimulation } from '#src/visualiser/paths/ways.schema.ts';
import { findResults, readNextFlow } from '#src/visualiser/questions/results.ts';
import { play } from '#src/visualiser/simulation/simulation.ts';
import { compareScreens, type When } from '#src/visualiser/versions/compareScreens.ts';
import { screensOf } from '../../paths/repository.ts';

describe.each(catalogue)('the ways of $id', ({ id, folder, model }) => {
  const exploration = explorationOf(id);
  const screens = screensOf({ id, folder });
  const stories = find(exploration, { kind: 'stories' }, screens);
  const paths = find(exploration, { kind: 'paths', criterion: 'branches+refused' }, screens);

  it('are played to their end, as they were found', () => {
    for (const way of [...stories, ...paths]) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.title, stop, frames.at(-1)?.name]).toEqual([way.title, null, way.end]);
    }
  });

  it('have the ids of their paths, each its own, and pass for messages', () => {
    expect(paths.map((way) => way.id)).toEqual(
      findPaths(exploration, 'branches+refused').map((path) => path.id),
    );
    expect(new Set(stories.map((way) => way.id)).size).toBe(stories.length);
    const message = { kind: 'found', id: 1, ways: [...stories, ...paths] };
    expect(answer.parse(message)).toEqual(message);
  });

  it('lead to each moment at which something is read', () => {
    const moments = compareScreens(noScreens, screens);
    const found = find(exploration, { kind: 'moments', moments }, screens);
    expect(found.map((way) => way.id)).toEqual(moments.map((moment) => moment.id));
    for (const way of found) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.id, stop, frames.at(-1)?.name]).toEqual([way.id, null, way.end]);
    }
    const gone = { kind: 'move', state: 'nowhere', move: 'never', places: [] } satisfies When;
    expect(find(exploration, { kind: 'moments', moments: [{ id: 'gone', when: gone }] }, screens)).toEqual(
      [],
    );
  });
});

describe('the shortest ways', () => {
  it('are those of the branches asked, in their order', () => {
    const exploration = explorationOf('addContract');
    const [first, last] = [
      exploration.chart.branches[0]?.id ?? '',
      exploration.chart.branches.at(-1)?.id ?? '',
    ];
    const found = find(
      exploration,
      { kind: 'shortest', branches: [last, first, 'nowhere|never|0'] },
      noScreens,
    );
    expect(found.map(({ id }) => id)).toEqual([last, first]);
    const played = play(exploration.model, toSimulation(found[0] ?? expect.unreachable()));
    expect(played.frames.at(-1)?.branches).toContain(last);
  });
});

it.each([
  // The first failure of this flow is a read, which is retried silently.
  ['directDebit', 'requestDebit', 'refusé'],
  ['addContract', 'submitForm', 'demande refusée'],
  ['signup', 'register', ''],
  ['mandateDownload', 'fetchMandate', 'service indisponible'],
])('what %s shows of a service that refuses is that of %s', (flow, port, outcome) => {
  const last = firstFailure(findFlow(flow))?.steps.at(-1)?.move;
  expect(last).toMatchObject({ kind: 'answer', result: 'failed', port });
  expect(last).toHaveProperty('outcome', expect.stringContaining(outcome));
});

it('is nothing where nothing is asked of a service', () => {
  expect(firstFailure(findFlow('payment'))).toBeNull();
});

it('everything that a flow remembers has a name in French, and no name is of nothing', () => {
  const fields = catalogue.flatMap(({ id }) =>
    explorationOf(id).places.flatMap(({ configuration }) => Object.keys(configuration.snapshot.context)),
  );
  expect(Object.keys(fieldWords).sort()).toEqual([...new Set(fields)].sort());
});

beforeAll(async () => {
  while (await readNextFlow('directDebit'));
}, 120_000);

/** Question of a product owner, then the flow and moment that must be among the first three results. */
const questions: readonly [question: string, flow: string, moment: string][] = [
  ['Que voit le client si la banque refuse le compte ?', 'directDebit', 'compte refusé'],
  ['compte refusé', 'directDebit', 'compte refusé'],
  ['banque', 'ibanEdit', 'Votre banque refuse les prélèvements sur ce compte.'],
  ['session expirée pendant la saisie', 'session', 'la session a expiré'],
  ['facture en retard', 'overview', 'dont 1 en retard'],
  ['IBAN FAUX', 'ibanEdit', 'clé fausse'],
  ['L’adresse e-mail est-elle déjà prise ?', 'signup', 'adresse déjà prise'],
  ['un conseiller peut-il ajouter un contrat ?', 'addContract', 'un conseiller en consultation'],
  ['quand l’export est trop long', 'export', '91 jours d’écart'],
  ['Aucun document n’est joint', 'inserts', 'aucun document'],
  ['télécharger le mandat signé', 'mandateDownload', 'un PDF'],
];

describe('a question in French', () => {
  it.each(questions)('%s → %s, %s', (question, flow, moment) => {
    const first = findResults(question)
      .results.slice(0, 3)
      .filter((result) => result.flow === flow)
      .map(({ title, happens, excerpt }) => `${title} ${happens} ${excerpt}`);
    expect(first.join('\n')).toContain(moment);
  });

  it('is the same without its accents and its case', () => {
    expect(findResults('COMPTE REFUSE')).toEqual(findResults('compte refusé'));
  });

  it('is answered while it is typed', () => {
    const { results } = findResults('indispon');
    expect(results.map(({ happens }) => happens).join()).toContain('indisponible');
  });

  it('that is about nothing here, or that holds no word, has no answer', () => {
    expect(findResults('xylophone quantique').results).toEqual([]);
    expect(findResults('que se passe-t-il si').results).toEqual([]);
    expect(findResults('').results).toEqual([]);
  });

  it('is answered from what is read, at the moment when it is, by a way that is played to it', () => {
    const all = [
      ...catalogue.map(({ machine }) => machine.root.description ?? ''),
      ...questions.map(([text]) => text),
    ];
    for (const question of all)
      for (const result of findResults(question).results) {
        const { frames, stop } = play(findFlow(result.flow).model, toSimulation(result));
        expect([question, result.title, stop, frames.length]).toEqual([
          question,
          result.title,
          null,
          result.steps.length + 1,
        ]);
      }
    const message = { kind: 'results', id: 1, ...findResults('banque') };
    expect(answer.parse(message)).toEqual(message);
    expect(findResults('banque').left).toBe(0);
  });
});
