import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { failures as sentences } from '#locales/fr/failures.ts';
import type { Declaration } from '#src/api/client/client.ts';
import { storeToken } from '#src/api/storage/token.ts';
import { answersOf, operationOf } from '#test/contract/answers.ts';
import { openContract } from '#test/contract/contract.ts';
import { declarations, toRequestName } from '#test/contract/declarations.ts';
import { signedInBrowser } from '#test/flows/standIn.ts';
import { failuresOf } from './ending.ts';
import { type Fault, faults, words } from './faults.ts';
import { barest, faultsOfFields } from './fieldFaults.ts';
import { faultsPage, type Line } from './page.ts';
import { declarationNamed, rightAnswer } from './rightAnswer.ts';
import { type Situation, situations } from './situations.ts';
import { type Respond, simulateClock, suffer } from './suffer.ts';

/**
 * Whatever the back office answers, each port of each flow ends, on something that the flow goes on from, and says what
 * docs/rules.md#failures promises. What is said of each fault is in docs/back-office-faults.md, to be reviewed.
 */

const contract = await openContract();

signedInBrowser();

beforeEach(simulateClock);

const lines: Line[] = [];

/** What is no sentence on a screen. */
const whatIs: Readonly<Record<string, string>> = {
  answer: 'nothing: the answer is read',
  session: 'nothing: the session has expired',
};

const shortOf = (text: string): string => (text.includes(words) ? words : text);

/** What the portal says of an answer; what is wrong with that is said too. */
const tried = async (situation: Situation, fault: Pick<Line, 'fault' | 'field'>, respond: Respond) => {
  // A token that a 401 has refused is never sent again.
  storeToken(`a-token-${lines.length}`);
  const { ending, state, problems } = await suffer(situation, respond);
  const [message = ending.kind === 'session' ? 'session' : 'answer'] = failuresOf(ending).map(
    (failure) => failure.message,
  );
  const text = shortOf(message);
  const { flow, call, request } = situation;
  const shown = whatIs[text] ?? `« ${text} »`;
  lines.push({ request, caller: `${flow} ${call.port}`, ...fault, text: shown, state });
  const name = `${fault.field ?? ''} ${fault.fault}`.trim();
  return { text, problems: problems.map((problem) => `${name}: ${problem}`), name };
};

/** What must be said of a fault of the whole answer. */
const expectedOf = ({ expected, code }: Fault, { accepted = [], defaultMessage }: Declaration): string => {
  if (code !== undefined && accepted.includes(code)) return 'answer';
  if (expected === 'session') return 'session';
  if (expected === 'words') return words;
  return expected === 'wordless' ? (defaultMessage ?? sentences.technical) : sentences[expected];
};

const wholeProblems = async (situation: Situation): Promise<string[]> => {
  const declaration = declarationNamed(situation.request);
  const found: string[] = [];
  for (const fault of faults) {
    const { text, problems } = await tried(situation, { fault: fault.name }, async (request) =>
      fault.answer(await rightAnswer(request), request.signal),
    );
    const expected = expectedOf(fault, declaration);
    // A token that the session examines has rules of its own (docs/rules.md#token-check): its states are in the page.
    const isAsExpected =
      situation.flow === 'session' ||
      text === expected ||
      // What gathers many answers keeps those that came before the session ended.
      (expected === 'session' && text === sentences.expired);
    found.push(...problems, ...(isAsExpected ? [] : [`${fault.name}: expected ${expected}, got ${text}`]));
  }
  return found;
};

/** Whether the headers of an answer say how many pages there are. */
const isPaged = (declaration: Declaration): boolean =>
  JSON.stringify(operationOf(contract, declaration)?.responses?.['200']).includes('x-pagination-page-count');

const envelope = ['code', 'message', 'validation_errors'];

const generic: string[] = Object.values(sentences);

const fieldProblems = async (situation: Situation): Promise<string[]> => {
  const declaration = declarationNamed(situation.request);
  if (declaration.answer === 'own') return [];
  const { success } = answersOf(contract, declaration);
  const changing =
    (change: (right: unknown) => unknown): Respond =>
    async (request) => {
      const right = await rightAnswer(request);
      return Response.json(change(await right.json()), { headers: right.headers });
    };
  const found: string[] = [];
  const suffered = async (fault: Pick<Line, 'fault' | 'field'>, respond: Respond, isRead: boolean) => {
    const { text, problems, name } = await tried(situation, fault, respond);
    const isTechnical = generic.includes(text);
    const isAsExpected = isRead ? !isTechnical : isTechnical || text === 'answer';
    found.push(...problems, ...(isAsExpected ? [] : [`${name}: ${text}`]));
  };
  for (const fault of faultsOfFields(success.schema)) {
    if (envelope.includes(fault.field)) continue;
    // Each item of its list has the fault: what one of them costs is proved by test/contract/oddItems.test.ts.
    await suffered(fault, changing(fault.changed), false);
  }
  await suffered(
    { fault: 'all that is optional is missing' },
    changing((right) => barest(success.schema, right)),
    true,
  );
  for (const pages of isPaged(declaration) ? ['', 'beaucoup', '-1', '9000000000'] : [])
    await suffered(
      { fault: `\`x-pagination-page-count: ${pages}\`` },
      async (request) => {
        const right = await rightAnswer(request);
        right.headers.set('x-pagination-page-count', pages);
        return right;
      },
      true,
    );
  return found;
};

const named = situations.map((situation) => ({
  situation,
  name: `${situation.flow} ${situation.call.port} ${situation.request}`,
}));

/** A field is read alike whatever asks for it: the first flow of each call tries those. */
const firstOfCalls = named.filter(
  ({ situation }, index) =>
    named.findIndex((other) => other.situation.request === situation.request) === index,
);

describe('whatever a call is answered', () => {
  it.each(named)('$name ends, and says what it must', async ({ situation }) => {
    expect(await wholeProblems(situation)).toEqual([]);
  });

  it.each(firstOfCalls)('$name reads a field, or is a technical failure', async ({ situation }) => {
    expect(await fieldProblems(situation)).toEqual([]);
  });

  it('is written in the page to be reviewed', async () => {
    const page = fileURLToPath(new URL('../../docs/back-office-faults.md', import.meta.url));
    await expect(faultsPage(lines)).toMatchFileSnapshot(page);
  });

  it('is tried of each call that is declared', () => {
    const tried = situations.map(({ request }) => declarationNamed(request));
    expect(declarations.filter((declaration) => !tried.includes(declaration)).map(toRequestName)).toEqual([]);
  });
});
