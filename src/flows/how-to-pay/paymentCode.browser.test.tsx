import jsqr from 'jsqr';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { codeText } from '../../domain/billing/sepa.ts';
import { creditor } from '../../domain/fixtures/ibans.ts';
import PaymentCode from './PaymentCode.tsx';

const photograph = async (svg: SVGElement, zoom: number) => {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGElement)) throw new Error('The copy is not an SVG element');
  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * zoom;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(width));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, width, width);
  if (!pixels) throw new Error('The canvas has no pixels');
  return { ...pixels, data: pixels.data, width };
};

const longest = { ...creditor, name: 'Eau '.repeat(30), bic: 'PONTFRP0XXX' };

it.each([
  ['a short text', { account: creditor, cents: 12_040, remittance: 'Facture F1 contrat 981000004217' }],
  ['the longest texts', { account: longest, cents: 99_999_999_999, remittance: 'é'.repeat(200) }],
])('draws a QR code that a scanner decodes to the payment data: %s', async (_, coded) => {
  await render(<PaymentCode {...coded} number="F1" />);
  const code = page.getByRole('img', { name: /^QR code d’un virement de / });
  const svg = code.element();
  if (!(svg instanceof SVGElement)) throw new Error('The code is not an SVG element');
  expect(svg.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
  const { data, width } = await photograph(svg, 3);
  expect(jsqr(data, width, width, { inversionAttempts: 'dontInvert' })?.data).toBe(codeText(coded));
  const edge = Array.from({ length: width * 12 }, (_, pixel) => data[4 * pixel]);
  expect(new Set(edge)).toEqual(new Set([255]));
});
