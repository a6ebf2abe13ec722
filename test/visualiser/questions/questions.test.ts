import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#src/kit/catalogue.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { answer, toSimulation } from '#src/visualiser/paths/ways.schema.ts';
import { findResults, readNextFlow } from '#src/visualiser/questions/results.ts';
import { play } from '#src/visualiser/simulation/simulation.ts';

beforeAll(async () => {
  while (await readNextFlow('directDebit'));
}, 120_000);

/** What a product owner asks, then the flow and the moment that answer, among the first three. */
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
