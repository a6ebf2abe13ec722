import { describe, expect, it, vi } from 'vitest';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { productContactModel } from '#machines/product-contact/productContact.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import type { Chart } from '#src/kit/chart/chart.ts';
import { lint } from '#src/kit/chart/lint.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { withoutRecordings, withScreens } from '#src/kit/narration/screens.ts';
import { findWays, listStories } from '#src/kit/narration/stories.ts';
import { writeBook } from './book.ts';
import { readBook, recordingsOf, screensOf } from './repository.ts';

vi.setConfig({ testTimeout: 90_000 });

describe.each(catalogue)('$id', ({ id, folder, machine, model }) => {
  const exploration = explore(model);

  it('has a book with the texts of its screens and of the screen reader', () => {
    const { screens, spoken } = recordingsOf({ id, folder });
    const help = `missing: npm run walks -- ${id}.proof -u`;
    expect(screens, help).not.toBeNull();
    expect(spoken, help).not.toBeNull();
  });

  it('passes the lint command: descriptions, reachable states, handled events', () => {
    expect(lint(exploration)).toEqual([]);
  });

  it('has in its model only cases that a path uses', () => {
    const met = new Set(exploration.out.flat().map(({ move }) => moveText(move)));
    const cases = Object.entries(model.cases).flatMap(([type, named]) =>
      Object.keys(named).map((name) => moveText({ kind: 'event', type, case: name })),
    );
    expect(cases.filter((name) => !met.has(name))).toEqual([]);
  });

  it('has the book that the generator writes for its machine and model', () => {
    const flow = { id, folder, machine, model };
    expect(readBook(flow), `stale: npm run paths -- book ${id}`).toBe(writeBook(flow, exploration));
  });
});

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

  it('contains no story of more than twelve sentences', () => {
    const long = stories.filter(({ sentences }) => sentences.length > 12);
    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('contains only stories with distinct titles', () => {
    const titles = stories.map(({ title }) => title);
    expect(titles.filter((title, index) => !title || titles.indexOf(title) !== index)).toEqual([]);
  });

  it('contains a story for each branch, case and outcome', () => {
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

  it('contains code names only between backticks', () => {
    const text = withoutRecordings(readBook(flow)).replaceAll(/`[^`]*`/g, '');
    const isShown = (name: string) =>
      new RegExp(`(?<![\\p{L}.])${name.replaceAll('.', '\\.')}(?![\\p{L}.])`, 'u').test(text);
    expect(listNames(exploration.chart, model.words).filter(isShown)).toEqual([]);
  });
});

const secrets: [FlowModel, { field: string; neededIn: RegExp }[]][] = [
  [signupModel, [{ field: 'registration', neededIn: /^submitting/ }]],
  [signupModel, [{ field: 'token', neededIn: /^submitting\.storingToken$/ }]],
  [emailEditModel, [{ field: 'token', neededIn: /^storingToken$/ }]],
  [productContactModel, [{ field: 'request', neededIn: /^(verifying|submitting)/ }]],
  [sessionModel, [{ field: 'profile', neededIn: /^open\.(signedIn|arriving\.(comparing|asking)$)/ }]],
];

const moments = (model: FlowModel) =>
  findWays(explore(model)).flatMap(({ frames }) =>
    frames.slice(-1).map(({ name, configuration: { snapshot } }) => ({ name, snapshot })),
  );

describe.each(secrets)('$machine.id', (model, fields) => {
  it.each(fields)('sets the context field $field only in states that need $field', ({ field, neededIn }) => {
    const holding = moments(model).filter(({ snapshot }) => snapshot.context[field] !== null);
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.map(({ name }) => name).filter((name) => !neededIn.test(name))).toEqual([]);
  });
});

/** Flows that send data. A failure stays in their context until the next request. */
const names = [
  ...['addContract', 'billingEdit', 'contactEdit', 'customerService', 'emailEdit', 'ibanEdit', 'invite'],
  ...['nameEdit', 'passwordEdit', 'productContact', 'profileCompletion', 'signup', 'transfer'],
];
const senders = catalogue.filter(({ id }) => names.includes(id));

it.each(senders)('clears the previous failure of $id while the next request is in progress', ({ model }) => {
  const sending = moments(model).filter(({ snapshot }) => snapshot.hasTag('busy'));
  expect(sending.length).toBeGreaterThan(0);
  expect(sending.filter(({ snapshot }) => snapshot.context.failure).map(({ name }) => name)).toEqual([]);
});
