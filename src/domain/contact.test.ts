import { describe, expect, it } from 'vitest';
import { anyPhoneSchema, messageSchema, mobilePhoneSchema, multipartLength, phoneSchema } from './contact.ts';
import { listErrorMessages } from './fixtures/account.ts';
import { plainText } from './text.ts';

const rules = { phone: phoneSchema, mobile: mobilePhoneSchema, any: anyPhoneSchema };
type Rule = keyof typeof rules;

it.each([
  ...['\u202a01 99 00 00 17\u202c', '01\u200b99\u200b00\u200b00\u200b17'],
  ...['01\u201199\u201100\u201100\u201117', '01\u201399\u201300\u201300\u201317', '01.99.00.00.17'],
  ...['01-99-00-00-17', '01/99/00/00/17', '+33 1 99 00 00 17', '0033 1 99 00 00 17', '33199000017'],
  ...['+33 (0)1 99 00 00 17', 'tel:+33199000017', 'Tél. : 01 99 00 00 17'],
])('converts the phone number %j to 0199000017', (typed) => {
  expect(phoneSchema.parse(plainText(typed))).toBe('0199000017');
  expect(anyPhoneSchema.parse(plainText(typed))).toBe('0199000017');
  const mobile = plainText(typed).replace('1', '6').replace('99', '39');
  expect(mobilePhoneSchema.parse(mobile)).toBe('0639000017');
});

it.each<[typed: string, sent: string, ...Rule[]]>([
  ['+262 262 99 00 17', '0262990017', 'phone', 'any'],
  ['+262 (0)262 99 00 17', '0262990017', 'phone', 'any'],
  ['+508 41 99 17', '0508419917', 'phone', 'any'],
  ['+508 0508 41 99 17', '0508419917', 'phone', 'any'],
  ['+590 590 99 00 17', '0590990017', 'phone', 'any'],
  ['+594 594 99 00 17', '0594990017', 'phone', 'any'],
  ['+596 596 99 00 17', '0596990017', 'phone', 'any'],
  ['+681 72 99 17', '+681729917', 'phone', 'any'],
  ['+687 27 99 17', '+687279917', 'phone', 'any'],
  ['00687 27 99 17', '+687279917', 'phone', 'any'],
  ['+689 40 99 00 17', '+68940990017', 'phone', 'any'],
  ['+262 692 99 00 17', '0692990017', 'mobile'],
  ['+508 708 99 00 17', '0708990017', 'mobile'],
  ['+590 690 99 00 17', '0690990017', 'mobile'],
  ['+687 75 99 17', '+687759917', 'mobile'],
  ['+689 87 99 00 17', '+68987990017', 'mobile'],
  ['0099000017', '0099000017', 'phone'],
  ['0599000017', '0599000017', 'phone'],
  ['0999000017', '0999000017', 'phone'],
  ['0199003317', '0199003317', 'phone'],
  ['0639980017', '0639980017', 'mobile'],
  ['0739980017', '0739980017', 'mobile'],
  ['', '', 'phone', 'mobile', 'any'],
])('converts the phone number « %s » to « %s »', (typed, sent, ...names) => {
  for (const name of names) expect(rules[name].parse(typed)).toBe(sent);
});

it.each<[typed: string | undefined, ...Rule[]]>([
  ['+33 1 99 00 00', 'phone', 'mobile', 'any'],
  ['0033 1 99 00', 'phone', 'mobile', 'any'],
  ['+508 41 99', 'phone', 'mobile', 'any'],
  ['+681 72 99 1', 'phone', 'mobile', 'any'],
  ['+687 27 99 17 0', 'phone', 'mobile', 'any'],
  ['+689 40 99 17', 'phone', 'mobile', 'any'],
  ['+32 2 990 00 17', 'phone', 'mobile', 'any'],
  ['++33199000017', 'phone', 'mobile', 'any'],
  ['019900001', 'phone', 'mobile', 'any'],
  ['01990000170', 'phone', 'mobile', 'any'],
  ['1990000170', 'phone', 'mobile', 'any'],
  ['01 99 ab 00 17', 'phone', 'mobile', 'any'],
  ['🙂', 'phone', 'mobile', 'any'],
  [undefined, 'phone', 'mobile', 'any'],
  ['0639980017', 'phone'],
  ['0739980017', 'phone'],
  ['0899000017', 'phone', 'mobile'],
  ['0199000017', 'mobile'],
  ['063998001', 'mobile'],
  ['06399800170', 'mobile'],
  ['06 39 98 00 1é', 'mobile'],
])('rejects the phone number « %s »', (typed, ...names) => {
  for (const name of names)
    expect(listErrorMessages(rules[name], typed)).toEqual([
      name === 'mobile' ? 'mobile_phone.invalid' : 'phone.invalid',
    ]);
});

const lined = (length: number, lines: number, end = '\n') =>
  end.repeat(lines) + 'a'.repeat(length - end.length * lines);

it.each(['', 'Ligne suivante', '\nLigne\n', 'Ligne\r\nsuivante\r\n', 'Ligne\rsuivante', '\r\r\n\n', '🙂\né'])(
  'returns the length of the message %j in a multipart body',
  async (typed) => {
    const body = new FormData();
    body.append('message', typed);
    const sent = await new Request('http://portal.test', { method: 'POST', body }).formData();
    expect(sent.get('message')).toHaveLength(multipartLength(typed));
  },
);

describe('message limits', () => {
  it.each([
    ['accepts one character', 'a', []],
    ['refuses a message of only line ends', ' \n ', ['message.required']],
    ['refuses an empty message', '', ['message.required']],
    ['accepts 5,000 characters', lined(5000, 0), []],
    ['refuses 5,001 characters', lined(5001, 0), ['message.long']],
    ['accepts 5,000 characters with 100 line ends, counted twice', `${lined(4899, 100)}b`, []],
    ['refuses 5,001 characters with 100 line ends, counted twice', `${lined(4900, 100)}b`, ['message.long']],
    ['accepts 2,499 line ends and two letters', `${'\n'.repeat(2499)}ab`, []],
    ['refuses 2,500 line ends and a letter', `${'\n'.repeat(2500)}a`, ['message.long']],
    ['accepts 5,000 characters with 100 CRLF line ends', `${lined(4999, 100, '\r\n')}b`, []],
    ['refuses 5,001 characters with 100 CRLF line ends', `${lined(5000, 100, '\r\n')}b`, ['message.long']],
  ])('%s', (_, typed, messages) => {
    expect(listErrorMessages(messageSchema, typed)).toEqual(messages);
  });
});
