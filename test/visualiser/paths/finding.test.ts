import { beforeAll, describe, expect, it } from 'vitest';
import { fieldWords } from '#locales/fr/visualiserFields.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { refusedMachines } from '#src/kit/fixtures/refusedMachines.ts';
import { deriveModel } from '#src/kit/loose/deriveModel.ts';
import { noScreens } from '#src/kit/narration/screens.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { findFlow } from '#src/visualiser/app/flows.ts';
import { differs, type Role, rightsOf, roles } from '#src/visualiser/overview/rights.ts';
import { describeCause, explorationOf, find, firstFailure } from '#src/visualiser/paths/finding.ts';
import type { When } from '#src/visualiser/paths/kit.ts';
import { findResults, readNextFlow } from '#src/visualiser/questions/results.ts';
import { play, toSimulation } from '#src/visualiser/simulation/simulation.ts';
import { compareScreens } from '#src/visualiser/versions/compareScreens.ts';
import { screensOf } from '../../paths/repository.ts';

const various = catalogue.filter(({ id }) => ['addContract', 'directDebit', 'invite', 'sites'].includes(id));

describe.each(various)('the paths of $id', ({ id, folder, model }) => {
  const exploration = explorationOf(id);
  const screens = screensOf({ id, folder });
  const stories = find(exploration, { kind: 'stories' }, screens);
  const paths = find(exploration, { kind: 'paths', criterion: 'branches+refused' }, screens);

  it('reach the end of each path of the flow', () => {
    for (const way of [...stories, ...paths]) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.title, stop, frames.at(-1)?.name]).toEqual([way.title, null, way.end]);
    }
  });

  it('have ids that occur once in the flow', () => {
    const ids = findPaths(exploration, 'branches+refused').map((path) => path.id);
    expect(paths.map((way) => way.id)).toEqual(ids);
    expect(new Set(stories.map((way) => way.id)).size).toBe(stories.length);
  });

  it('include a path to each screen that contains the searched text', () => {
    const moments = compareScreens(noScreens, screens);
    const found = find(exploration, { kind: 'moments', moments }, screens);
    expect(found.map((way) => way.id)).toEqual(moments.map((moment) => moment.id));
    for (const way of found) {
      const { frames, stop } = play(model, toSimulation(way));
      expect([way.id, stop, frames.at(-1)?.name]).toEqual([way.id, null, way.end]);
    }
    const when = { kind: 'move', state: 'nowhere', move: 'never', places: [] } satisfies When;
    expect(find(exploration, { kind: 'moments', moments: [{ id: 'gone', when }] }, screens)).toEqual([]);
  });
});

describe('a flow that cannot be explored', () => {
  it.each(refusedMachines)('causes an error in French: %s', (_, machine, __, given = {}) => {
    let cause = '';
    try {
      explore(deriveModel(machine, given)).keyGaps();
    } catch (thrown) {
      cause = describeCause('addContract', thrown);
    }
    expect(cause).toMatch(/^Le (?:schéma|modèle du parcours) [^"]*\.$/);
  });
});

describe('the shortest paths', () => {
  it('take the given branches in their order', () => {
    const exploration = explorationOf('addContract');
    const ids = exploration.chart.branches.map(({ id }) => id);
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const branches = [last, first, 'nowhere|never|0'];
    const found = find(exploration, { kind: 'shortest', branches }, noScreens);
    expect(found.map(({ id }) => id)).toEqual([last, first]);
    const played = play(exploration.model, toSimulation(found[0] ?? expect.unreachable()));
    expect(played.frames.at(-1)?.branches).toContain(last);
  });
});

it.each([
  // Starts with the second call of the flow, because the first call is retried without a message.
  ['directDebit', 'requestDebit', 'refusé'],
  ['addContract', 'submitForm', 'demande refusée'],
  ['signup', 'register', ''],
  ['mandateDownload', 'fetchMandate', 'service indisponible'],
  ['session', 'loadProfile', ''],
  ['search', 'findMeters', ''],
])('finds the port of the first failed call of the flow %s: %s', (flow, port, outcome) => {
  const last = firstFailure(findFlow(flow))?.steps.at(-1)?.move;
  expect(last).toMatchObject({ kind: 'answer', result: 'failed', port });
  expect(last).toHaveProperty('outcome', expect.stringContaining(outcome));
});

it('returns null as the first failed call if the flow has no call', () => {
  expect(firstFailure(findFlow('payment'))).toBeNull();
});

it('defines a French name for each field of a context, and for no other field', () => {
  const fields = catalogue.flatMap(({ id }) =>
    explorationOf(id).places.flatMap(({ configuration }) => Object.keys(configuration.snapshot.context)),
  );
  expect(Object.keys(fieldWords).sort()).toEqual([...new Set(fields)].sort());
  expect(fieldWords.unread).not.toBe(fieldWords.missed);
});

it.each<[flow: string, roles: Role[]]>([
  ['addContract', ['owner', 'admin', 'simple', 'internal_adviser_admin']],
  ['emailEdit', ['owner', 'admin', 'simple', 'internal_adviser_admin']],
  ['ibanEdit', ['owner', 'admin', 'simple']],
  ['customerService', ['visitor', 'owner', 'admin', 'simple']],
  ['invite', ['owner', 'admin', 'internal_adviser_admin']],
  ['directDebit', ['owner', 'admin', 'simple']],
  ['productContact', [...roles]],
])('shows for the last call of the flow %s the roles that may make it: %j', (id, who) => {
  const flow = catalogue.find((known) => known.id === id) ?? expect.unreachable();
  const right = rightsOf(flow).rights.at(-1) ?? expect.unreachable();
  expect(right.who).toEqual(who);
  expect(differs(right)).toBe(id !== 'productContact');
});

beforeAll(async () => {
  while (await readNextFlow('directDebit'));
}, 120_000);

const questions: readonly [question: string, flow: string, moment: string][] = [
  ['Que voit le client si la banque refuse le compte ?', 'ibanEdit', 'Votre banque refuse les prélèvements'],
  ['compte refusé', 'directDebit', 'compte refusé'],
  ['banque', 'ibanEdit', 'Votre banque refuse les prélèvements sur ce compte.'],
  ['erreur 15', 'phoneLookup', 'code 15'],
  ['peut-on payer plusieurs factures en une fois ?', 'transfer', 'Payer par virement'],
  ['qui peut inviter un collaborateur ?', 'invite', 'un administrateur du compte'],
  ['qui peut modifier l’IBAN ?', 'ibanEdit', 'tout utilisateur peut donner son IBAN, sauf les conseillers'],
  ['qui peut changer son mot de passe ?', 'passwordEdit', 'sauf les conseillers'],
  ['un conseiller peut-il ajouter un contrat ?', 'addContract', 'un conseiller en consultation'],
  ['un conseiller peut-il modifier le contact ?', 'contactEdit', 'conseiller'],
  ['que se passe-t-il si le captcha échoue ?', 'productContact', 'captcha fermé'],
  ['session expirée pendant la saisie', 'session', 'la session a expiré'],
  ['facture en retard', 'overview', 'une facture en retard'],
  ['IBAN FAUX', 'directDebit', 'dont la clé est fausse'],
  ['L’adresse e-mail est-elle déjà prise ?', 'signup', 'adresse déjà prise'],
  ['quand l’export est trop long', 'export', '91 jours d’écart'],
  ['Aucun document n’est joint', 'inserts', 'aucun document'],
  ['télécharger le mandat signé', 'mandateDownload', 'un PDF'],
  ['le réseau est coupé pendant l’envoi', 'session', 'injoignable'],
  ['mot de passe actuel faux', 'passwordEdit', 'L’ancien mot de passe est incorrect.'],
  ['les deux mots de passe sont différents', 'passwordEdit', 'mots de passe différents'],
  ['SIRET trop court', 'billingEdit', 'SIRET trop court'],
  ['combien de factures dans un ZIP ?', 'invoiceExport', 'zip'],
  ['fuite', 'sites', 'fuites'],
  ['la fuite est-elle signalée ?', 'meterWatch', 'une fuite, ce mois-ci'],
  ['numéro d’urgence', 'phoneLookup', 'Numéro d’urgence'],
  ['un compteur sans télérelève', 'sites', 'aucun compteur télérelevé'],
  ['aucune facture trouvée', 'invoiceTable', 'aucune facture'],
  ['compteur introuvable', 'meter', 'Aucun contrat du compte n’a ce compteur'],
  ['un autre compte se connecte dans un autre onglet', 'session', 'C’est un autre utilisateur'],
  ['au bout de combien de temps est-on déconnecté ?', 'session', 'L’utilisateur se déconnecte'],
  ['téléphone fixe qui commence par 06', 'contactEdit', 'fixe qui commence par 06'],
  ['contrat introuvable', 'addContract', 'Ce contrat est introuvable.'],
  ['consentement aux statistiques', 'analyticsConsent', 'La mesure est'],
  ['télécharger l’attestation', 'certificate', 'Attestation'],
  ['comparer deux compteurs', 'comparison', 'Il en faut deux au moins pour comparer.'],
  ['payer par carte', 'howToPay', 'Sur le site de paiement'],
  ['fermer le formulaire du contact sans l’envoyer', 'contactEdit', 'formulaire est fermé sans être envoyé'],
  ['le formulaire du prestataire ne s’affiche pas', 'payment', 'formulaire'],
  ['stockage refusé par le navigateur', 'session', 'Le navigateur refuse'],
];

const answered: readonly [question: string, flow: string, moment: string][] = [
  ['que voit un client sans contrat ?', 'overview', 'Aucun contrat n’est encore rattaché'],
  ['que se passe-t-il si le client paie par carte bancaire ?', 'howToPay', ''],
  ['que voit le client si internet coupe pendant un export ?', 'export', 'Le service est injoignable.'],
  ['que se passe-t-il si le total du virement dépasse la limite ?', 'transfer', 'dépasse la limite'],
  ['mot de passe trop court', 'passwordEdit', 'mot de passe trop court'],
  ['téléphone mal saisi', 'contactEdit', 'fixe qui commence par 06'],
  ['export Excel trop gros', 'invoiceExport', 'archive trop grande'],
  ['combien de temps reste affiché le message ?', 'notice', 'affiché cinq secondes'],
];

const unanswered: readonly [question: string, nearest: string][] = [
  ['que se passe-t-il si deux personnes modifient l’IBAN en même temps ?', 'ibanEdit'],
  ['que se passe-t-il si l’invitation a expiré ?', 'invite'],
  ['pièce jointe trop lourde', 'customerService'],
  ['collaborateur en lecture seule', 'collaborators'],
  ['délai dépassé pour la signature du mandat', 'directDebit'],
];

describe('a question in French', () => {
  it.each(answered)('returns the expected answer first: %s', (question, flow, moment) => {
    const { results } = findResults(question);
    const { flow: found, title, happens, excerpt } = results[0] ?? expect.unreachable();
    expect([found, `${title} ${happens} ${excerpt}`]).toEqual([flow, expect.stringContaining(moment)]);
  });

  it.each(unanswered)('returns only the nearest moments if no moment answers: %s', (question, nearest) => {
    const { isSure, results } = findResults(question);
    expect([isSure, results.map(({ flow }) => flow)]).toEqual([false, expect.arrayContaining([nearest])]);
  });

  it('returns one answer for the same sentence and the same text at several starts', () => {
    const { results } = findResults('un conseiller peut-il modifier l’IBAN ?');
    const same = results.filter(({ title }) => title.startsWith('Un conseiller ne peut pas'));
    expect(same.length).toBeGreaterThan(0);
    expect(new Set(same.map(({ flow }) => flow)).size).toBe(same.length);
  });

  it('returns the expected answer as the first one in at least 36 of 40 cases', () => {
    const missed = questions.filter(([question, flow, moment]) => {
      const [first] = findResults(question).results;
      const text = first ? `${first.title} ${first.happens} ${first.excerpt}` : '';
      return first?.flow !== flow || !text.includes(moment);
    });
    expect(questions).toHaveLength(40);
    const unsure = questions.filter(([question]) => !findResults(question).isSure);
    expect(unsure.map(([question]) => question)).toEqual(['payer par carte']);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4);
  });

  it('returns at most four answers about one flow, without duplicates', () => {
    for (const [question] of questions) {
      const { results } = findResults(question);
      const moments = results.map(({ flow, title, happens }) => [flow, title, happens].join());
      expect([question, new Set(moments).size]).toEqual([question, results.length]);
      for (const { flow } of results)
        expect(results.filter((other) => other.flow === flow).length).toBeLessThanOrEqual(4);
    }
  });

  it('returns the same answers without accents and capital letters', () => {
    expect(findResults('COMPTE REFUSE')).toEqual(findResults('compte refusé'));
  });

  it('returns answers even if the last word is incomplete', () => {
    const { results } = findResults('indispon');
    expect(results.map(({ happens }) => happens).join()).toContain('indisponible');
  });

  it('returns no answer for an empty or unknown question', () => {
    expect(findResults('xylophone quantique').results).toEqual([]);
    expect(findResults('que se passe-t-il si').results).toEqual([]);
    expect(findResults('').results).toEqual([]);
  });

  it('returns answers whose paths can be played to the end without an error', () => {
    const titles = catalogue.map(({ machine }) => machine.root.description ?? '');
    for (const question of [...titles, ...questions.map(([text]) => text)])
      for (const result of findResults(question).results) {
        const { frames, stop } = play(findFlow(result.flow).model, toSimulation(result));
        const made = frames.length - 1;
        expect([stop, made], `${question}, ${result.title}`).toEqual([null, result.steps.length]);
      }
    expect(findResults('banque').left).toBe(0);
  });
});
