import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { type ColourRole, colour } from '#brands/contract.css.ts';
import { unreadableTexts } from './paths/drivers/pageProblems.ts';

/** Tests that axe detects a low contrast. The accessibility tests of all stories rely on this. */

beforeAll(() => {
  document.documentElement.lang = 'fr';
});

const write = (front: ColourRole | 'black', back: ColourRole, fontSize: number) =>
  render(
    <p style={{ color: front === 'black' ? front : colour[front], backgroundColor: colour[back], fontSize }}>
      Bonjour
    </p>,
  );

it('accepts a text in a pair of colours that is readable in every brand', async () => {
  await write('inkSoft', 'paper', 16);
  expect(await unreadableTexts()).toEqual([]);
});

it('rejects the brand colour for a small text, but accepts this colour for a large text', async () => {
  await write('brand', 'paper', 40);
  expect(await unreadableTexts()).toEqual([]);
  await write('brand', 'paper', 16);
  expect(await unreadableTexts()).toEqual([expect.stringMatching(/^brand on paper: <p/)]);
});

it('reports a text whose colour is not a design token', async () => {
  await write('black', 'canvas', 16);
  expect(await unreadableTexts()).toEqual([expect.stringMatching(/^#000000 on canvas: <p/)]);
});
