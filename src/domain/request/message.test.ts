import { describe, expect, it } from 'vitest';
import { listErrorMessages } from '../fixtures/errorMessages.ts';
import { messageSchema, multipartLength } from './message.ts';

/** So many characters, as they are typed: lines that end by `end`, then the rest. */
const lined = (length: number, lines: number, end = '\n') =>
  end.repeat(lines) + 'a'.repeat(length - end.length * lines);

describe('the length of a message is that of its multipart body', () => {
  it.each([
    ['', 0],
    ['Bonjour', 7],
    ['a\nb', 4],
    ['a\r\nb', 4],
    ['a\rb', 4],
    ['\n\n', 4],
    ['\r\r\n\n', 6],
    ['é', 1],
    ['🙂', 2],
  ])('%j: %d', (typed, length) => {
    expect(multipartLength(typed)).toBe(length);
  });

  it.each(['Ligne suivante', '\nLigne\n', 'Ligne\r\nsuivante\r\n', 'Ligne\rsuivante', '\r\r\n\n', '🙂\né'])(
    'as fetch writes %j',
    async (typed) => {
      const body = new FormData();
      body.append('message', typed);
      const sent = await new Request('http://portal.test', { method: 'POST', body }).formData();
      expect(sent.get('message')).toHaveLength(multipartLength(typed));
    },
  );
});

describe('the edges of a message', () => {
  it.each([
    ['one character', 'a', []],
    ['nothing but lines', ' \n ', ['message.required']],
    ['nothing', '', ['message.required']],
    ['5,000 characters', lined(5000, 0), []],
    ['5,001 characters', lined(5001, 0), ['message.long']],
    ['5,000 with their 100 line ends', `${lined(4899, 100)}b`, []],
    ['one more', `${lined(4900, 100)}b`, ['message.long']],
    ['2,500 line ends but one, and a letter twice', `${'\n'.repeat(2499)}ab`, []],
    ['2,500 line ends and a letter', `${'\n'.repeat(2500)}a`, ['message.long']],
    ['line ends that are two characters already', `${lined(4999, 100, '\r\n')}b`, []],
    ['the same, one more', `${lined(5000, 100, '\r\n')}b`, ['message.long']],
  ])('%s', (_, typed, messages) => {
    expect(listErrorMessages(messageSchema, typed)).toEqual(messages);
  });
});
