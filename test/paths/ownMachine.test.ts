import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { doorMachine, loginMachine, loginModel } from '#src/kit/fixtures/ownMachines.ts';
import { runCommand } from './cli.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = 'src/kit/fixtures/ownMachines.ts';

const ask = async (...words: string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(words, {
    flows: [],
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    root,
    evidence: '/nowhere',
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

const json = async (...words: string[]) => JSON.parse((await ask(...words, '--format', 'json')).out);

describe('a machine of another project', () => {
  it('is explored with a derived model, as data for other tools', async () => {
    const { places, edges, branches, start } = await json('explore', '--machine', `${file}#loginMachine`);
    expect(Object.keys(places[0])).toEqual(['id', 'value', 'status', 'key']);
    expect(places[0]).toEqual({ id: 0, value: 'idle', status: 'active', key: '"idle"' });
    expect(start).toEqual([0]);
    expect(edges).toContainEqual({
      from: 0,
      to: 0,
      refused: true,
      move: { kind: 'event', type: 'SUBMIT', case: 'minimal', payload: { email: '' } },
    });
    expect(edges.map(({ move }: { move: { type: string } }) => move.type)).not.toContain('GREET');
    expect(branches).toContainEqual({ id: 'login.idle|SUBMIT|0', taken: false });
  });

  it('is explored with the model of its file, with payloads and answers', async () => {
    const { places, edges, branches } = await json('explore', '--machine', file, '--id', 'loginModel');
    expect(new Set(places.map(({ value }: { value: string }) => value))).toEqual(
      new Set(['idle', 'loading', 'home', 'locked']),
    );
    expect(places.at(-1).key).toBe('{"tries":2}');
    expect(branches.every(({ taken }: { taken: boolean }) => taken)).toBe(true);
    const moves = edges.map(({ move }: { move: object }) => move);
    expect(moves).toContainEqual({
      kind: 'event',
      type: 'SUBMIT',
      case: 'valid',
      payload: { email: 'a@b.fr' },
    });
    expect(moves).toContainEqual({
      kind: 'done',
      port: 'loading',
      outcome: 'done',
      answer: { user: {} },
    });
    expect(moves).toContainEqual({
      kind: 'failed',
      port: 'loading',
      outcome: 'failed',
      answer: { name: 'Error', message: 'failed' },
    });
  });

  it('has paths with payloads and answers', async () => {
    const paths = await json('paths', 'all', '--machine', file, '--id', 'loginModel');
    const moves = paths.flatMap(({ moves }: { moves: object[] }) => moves);
    expect(moves).toContainEqual(expect.objectContaining({ payload: { email: 'a@b.fr' } }));
    expect(moves).toContainEqual(expect.objectContaining({ kind: 'failed', answer: expect.anything() }));
  });

  it('may have the id of another, which --id and the export distinguish', async () => {
    const { out } = await ask('list', '--machine', file);
    expect(out).toMatch(/^login#loginModel .*\nlogin#doorMachine /m);
    expect(await ask('explore', '--machine', file, '--id', 'login')).toMatchObject({
      code: 2,
      err: expect.stringContaining('login#loginModel, login#doorMachine'),
    });
  });

  it('shows what its model lacks, with code to paste', async () => {
    const { code, out, err } = await ask('lint', '--machine', `${file}#loginMachine`);
    expect([code, err]).toEqual([1, expect.stringMatching(/^\d+\s+remarques\.$/)]);
    expect(out).toContain('contenu de «\u00a0SUBMIT\u00a0»');
    expect(out).toContain('SUBMIT: { minimal: { email: "" } },');
  });

  it.each([
    ['list'],
    ['check', '--walks', '3'],
    ['paths', 'all'],
    ['run'],
    ['coverage', '--fail-under', '0'],
    ['mutate', '--fail-under', '0'],
    ['draw'],
    ['book'],
    ['export'],
    ...['text', 'csv', 'md', 'gherkin', 'sequence'].map((format) => ['paths', 'all', '--format', format]),
    ...['mermaid', 'json', 'md', 'csv'].map((format) => ['draw', '--format', format]),
  ])('is accepted by %s %s %s', async (...words) => {
    for (const name of ['loginModel', 'doorMachine']) {
      const { code, out, err } = await ask(...words, '--machine', file, '--id', name);
      expect([code, err]).toEqual([0, '']);
      expect(out).not.toBe('');
    }
  });

  it.each([
    ['no-such-file.ts', 'Fichier introuvable'],
    [`${file}#noSuchExport`, 'n’exporte pas «\u00a0noSuchExport\u00a0», mais'],
    ['src/domain/csv.ts', 'n’exporte aucune machine XState'],
  ])('is refused in one sentence: %s', async (machine, message) => {
    const { code, out, err } = await ask('list', '--machine', machine);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 1]);
    expect(err).toContain(message);
  });

  it('is not changed', () => {
    expect(loginModel.machine).toBe(loginMachine);
    expect([loginMachine, doorMachine].map(({ implementations }) => implementations.actors)).toEqual([
      {},
      {},
    ]);
  });
});
