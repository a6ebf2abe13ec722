import { beforeEach, expect, it } from 'vitest';
import { standInBrowser, toRecord } from '#test/standInBrowser.ts';
import { forgetDraft, keepDraft, noDraft, readDraft } from './draft.ts';

beforeEach(() => void standInBrowser());

const stored = {
  civility: 'miss',
  first_name: 'Jeanne',
  last_name: 'Le Goff',
  email: 'jeanne@exemple.test',
  repeated_email: 'jeanne@exemple.te',
  cgu: 'on',
};

it('stores in this tab the typed values of the signup form except the passwords', () => {
  keepDraft({ ...stored, password: 'Eau-claire-29', repeated_password: 'Eau-claire-28' });
  expect(readDraft()).toEqual(stored);
  expect(JSON.stringify(toRecord(sessionStorage))).not.toContain('Eau-claire');
  expect(toRecord(localStorage)).toEqual({});
});

it('stores a signup form with only one typed value', () => {
  keepDraft({ first_name: 'J', civility: '' });
  expect(readDraft()).toEqual({ ...noDraft, first_name: 'J' });
});

it('deletes the stored values of the signup form', () => {
  keepDraft(stored);
  forgetDraft();
  expect(readDraft()).toEqual(noDraft);
  expect(noDraft).toEqual({
    civility: null,
    first_name: '',
    last_name: '',
    email: '',
    repeated_email: '',
    cgu: '',
  });
});
