import { describe, expect, it } from 'vitest';
import { placeText, readPlace } from '#src/visualiser/app/address.ts';
import { findFlow, usualInput } from '#src/visualiser/app/flows.ts';
import { countByState, listPlaces, locate } from '#src/visualiser/remarks/places.ts';
import { readRemarksFile, toRemarksFile } from '#src/visualiser/remarks/RemarkFiles.tsx';
import type { Remark, RemarkPlace } from '#src/visualiser/remarks/remark.schema.ts';
import { mergeRemarks, remarkSchema, remarkWordsSchema } from '#src/visualiser/remarks/remark.schema.ts';
import { toRemarksSpec } from '#src/visualiser/remarks/remarksSpec.ts';
import { canBeLinked, readRemarks, withRemarks } from '#src/visualiser/remarks/useRemarks.ts';
import { standInBrowser } from '#test/standInBrowser.ts';

const flow = findFlow('addContract');
const owner = 'un propriétaire du compte';
const moves = ['event:form.submitted:bien formé', 'answer:submitForm:failed:demande refusée'];

const name = 'Le formulaire est affiché';
const step: RemarkPlace = { on: 'step', name, state: 'editing', input: owner, moves, typed: [] };

const at = (minute: number) => `2026-11-25T08:${String(minute).padStart(2, '0')}:00.000Z`;

type Parts = Partial<Pick<Remark, 'id' | 'text' | 'at' | 'edits' | 'place' | 'flow'>>;

const fix = ({ id = 'one', text = 'À revoir', ...parts }: Parts = {}): Remark => ({
  kind: 'fix',
  author: 'Anne',
  text,
  id,
  flow: 'addContract',
  place: step,
  at: at(0),
  edits: [],
  ...parts,
});

const reads = (sentence: string, parts: Parts = {}): Remark => ({ ...fix(parts), kind: 'reads', sentence });

describe('a remark', () => {
  it('throws an error without a text or without the sentence that the user must see', () => {
    const words = { kind: 'reads', author: '', text: '', sentence: " Ce contrat\n n'existe  pas. " };
    expect(remarkWordsSchema.parse(words)).toMatchObject({ sentence: 'Ce contrat n’existe pas.' });
    const problems = (typed: object) =>
      remarkWordsSchema.safeParse(typed).error?.issues.map(({ message }) => message);
    expect(problems({ ...words, sentence: ' ' })).toEqual(['sentence.missing']);
    expect(problems({ kind: 'fix', author: '', text: ' ' })).toEqual(['text.missing']);
    expect(problems({ kind: 'question', author: 'a'.repeat(61), text: 'b'.repeat(1001) })).toEqual([
      'author.long',
      'text.long',
    ]);
  });

  it.each([
    ['an id that breaks a selector', { id: '"] body [' }],
    ['an invalid date', { at: 'hier' }],
  ])('throws an error with %s', (_, parts) => {
    expect(remarkSchema.safeParse(fix(parts)).success).toBe(false);
  });
});

describe('the position of a remark on the chart', () => {
  const looked = {
    flow,
    simulation: readPlace(`?flow=addContract&moves=${moves.join('&moves=')}`, {
      flow: 'addContract',
      appearance: 'light',
      inputOf: usualInput,
    }).simulation,
    at: 1,
    state: 'submitting',
    selected: 'addContract.editing',
  };

  it('is the selected state, the current step or the state of this step', () => {
    const places = listPlaces(looked);
    expect(places.map(({ on, state }) => [on, state])).toEqual([
      ['state', 'addContract.editing'],
      ['step', 'submitting'],
      ['state', 'addContract.submitting'],
    ]);
    expect(places[1]).toMatchObject({ moves: moves.slice(0, 1) });
  });

  it('is shown on the chart, with the count of remarks of each state', () => {
    const places = listPlaces(looked);
    const located = places.map((place) => locate(flow, fix({ place })));
    expect(located.map(({ isLost }) => isLost)).toEqual([false, false, false]);
    expect(countByState(located)).toEqual({ 'addContract.editing': 1, 'addContract.submitting': 2 });
  });

  it.each([
    ['a removed state', { on: 'state', name: 'Partie', state: 'addContract.gone' }, { kind: 'state' }],
    ['an unreadable step', { ...step, moves: ['nonsense'] }, { kind: 'unreadable' }],
    [
      'a removed response',
      { ...step, moves: [moves[0] ?? '', 'answer:submitForm:failed:autre'] },
      { kind: 'stopped', step: 2 },
    ],
    ['a path with another end', { ...step, state: 'submitted' }, { kind: 'elsewhere', state: 'editing' }],
  ] as const)('is unknown for a remark with %s', (_, place, why) => {
    const lost = remarkSchema.parse({ ...fix(), place });
    expect(locate(flow, lost)).toMatchObject({ isLost: true, why });
  });
});

describe('the remarks of a link', () => {
  const usual = { flow: 'addContract', appearance: 'light', inputOf: usualInput } as const;
  const typed = [{ type: 'form.submitted', payload: { values: { reference: 'Le Goff & 1' } } }];

  it('are added to the fragment of the link, beside the typed values', () => {
    standInBrowser();
    const place = readPlace('?flow=addContract', usual);
    const address = placeText({ ...place, simulation: { ...place.simulation, typed } }, usual);
    const remarks = [fix({ text: '<b>é</b> « & # % »' }), reads('Contrat introuvable.', { id: 'two' })];
    const link = withRemarks(address, remarks);
    expect(link.split('#')[0]).toBe('?flow=addContract&appearance=light');
    expect(readRemarks(link)).toEqual(remarks);
    expect(readPlace(link, usual).simulation.typed).toEqual(typed);
    expect(withRemarks(link, remarks)).toBe(link);
    expect(withRemarks(link, [])).toBe(address);
  });

  it('exclude typed passwords, which only the storage of the tab contains', () => {
    standInBrowser();
    const secret = { ...step, typed: [{ type: 'sent', payload: { password: 'Secret-2026' } }] };
    const link = withRemarks('?', [fix({ place: secret })]);
    expect(readRemarks(link)?.[0]?.place).toEqual(secret);
    sessionStorage.clear();
    expect(JSON.stringify(readRemarks(link))).not.toContain('Secret');
    expect(toRemarksFile([fix({ place: secret })])).not.toContain('Secret');
  });

  it('are empty if the link contains none, and reported if the link was truncated', () => {
    standInBrowser();
    const link = withRemarks('?flow=addContract', [fix()]);
    expect(readRemarks('?flow=addContract')).toEqual([]);
    expect(readRemarks(link.slice(0, -9))).toBeNull();
    expect(readRemarks('#remarks=%3Cscript%3E')).toBeNull();
  });

  it('are reported if they make the link longer than browsers allow', () => {
    standInBrowser();
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => fix({ id: crypto.randomUUID(), text: `Remarque ${at}` }));
    expect(withRemarks('', many(50)).length).toBeLessThan(8000);
    expect(canBeLinked(many(50))).toBe(true);
    expect(canBeLinked(many(3000))).toBe(false);
  });
});

describe('a file of remarks', () => {
  const remarks = [fix(), reads('Ce contrat est introuvable.', { id: 'two' })];

  it('contains after an export and an import the same remarks', () => {
    expect(readRemarksFile(toRemarksFile(remarks))).toEqual({ remarks });
  });

  it.each([
    ['other', 'a text', 'Bonjour'],
    ['other', 'the chart of a flow', '{"chart":{},"model":{}}'],
    ['other', 'remarks without their format name', JSON.stringify({ remarks })],
    ['damaged', 'a remark of an unknown kind', toRemarksFile(remarks).replace('"fix"', '"praise"')],
    ['newer', 'a newer format version', '{"format":"portal-remarks","version":2,"notes":[]}'],
  ])('causes the error « %s » for %s', (refused, _, text) => {
    expect(readRemarksFile(text)).toEqual({ refused });
  });
});

describe('merged remarks', () => {
  const first = fix();
  const mine = fix({ text: 'Le mien', at: at(1), edits: [at(0)] });
  const yours = fix({ text: 'Le vôtre', at: at(2), edits: [at(0)] });

  it('contain each remark of two reviewers once', () => {
    const merged = mergeRemarks([first], [first, fix({ id: 'two' })]);
    expect(merged).toMatchObject({ added: 1, updated: 0, known: 1 });
    expect(merged.remarks.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('contain the latest version of a remark, for any order of the two files', () => {
    expect(mergeRemarks([first], [mine])).toMatchObject({ remarks: [mine], updated: 1 });
    expect(mergeRemarks([mine], [first])).toMatchObject({ remarks: [mine], known: 1 });
  });

  it('contain each change of the two reviewers once', () => {
    const once = mergeRemarks([mine], [yours]);
    expect(once.remarks.map(({ text }) => text)).toEqual(['Le mien', 'Le vôtre']);
    const again = { remarks: once.remarks, added: 0, updated: 0, known: 3 };
    expect(mergeRemarks(once.remarks, [yours, mine, first])).toMatchObject(again);
  });
});

describe('the Playwright spec of expected sentences', () => {
  const located = (...remarks: Remark[]) => remarks.map((remark) => locate(flow, remark));

  it('plays the path to the step of a remark and expects its sentence', () => {
    const remarks = located(fix(), reads('Ce « contrat » n’existe pas.'));
    const { text, tests, leftOut } = toRemarksSpec(flow, remarks);
    expect({ tests, leftOut }).toEqual({ tests: 1, leftOut: 0 });
    expect(text).toContain('import { expect, test } from "#test/journeys/portal.ts";');
    expect(text).toContain('import { walkPortal } from "#test/paths/drivers/portal.ts";');
    expect(text).toMatch(/^test\("addContract \w{8} le client doit lire «\u00a0Ce « contrat »/m);
    expect(text).toMatch(/walkPortal\(page, \{.*"outcome":"demande refusée"\}\],"end":"editing"\}\);$/m);
    const state = JSON.stringify('[data-flow="addContract"][data-state="editing"]');
    expect(text).toContain(
      `expect(page.locator('body', { has: page.locator(${state}) })).toContainText("Ce « contrat » n’existe pas.", { useInnerText: true });`,
    );
  });

  it('plays the shortest path to the state of a remark', () => {
    const place: RemarkPlace = { on: 'state', name: 'Rattaché', state: 'addContract.submitted' };
    const { text } = toRemarksSpec(flow, located(reads('C’est fait.', { place })));
    expect(text).toContain('"outcome":"demande acceptée"}],"end":"submitted"}');
    expect(text).toContain("expect(page.locator('body')).toContainText");
  });

  it('omits the sentences of a state that no path reaches', () => {
    const values = { reference: '98', identifier: '', zipcode: '' };
    const typed = {
      ...step,
      moves: ['!event:form.submitted:saisie à l’écran 1'],
      typed: [{ type: 'form.submitted', payload: { values } }],
    };
    const gone: RemarkPlace = { on: 'state', name: 'Partie', state: 'addContract.gone' };
    const left = located(reads('Un', { place: typed }), reads('Deux', { place: gone }));
    expect(left[0]).toMatchObject({ isLost: false });
    expect(toRemarksSpec(flow, left)).toMatchObject({ tests: 0, leftOut: 2 });
  });

  it('contains the text of a remark only in comments or strings', () => {
    const text = 'fin\n*/ process.exit();\u2028process.exit();';
    const written = toRemarksSpec(flow, located(reads('"); process.exit(); ("', { text }))).text;
    const code = written.split(/[\n\r\u2028\u2029]/).filter((line) => !line.startsWith('//'));
    expect(code.join('\n').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')).not.toContain('process');
  });
});
