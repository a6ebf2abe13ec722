import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultBrandCode } from '#brands/hosts.ts';
import { loadBrand } from '#brands/load.ts';
import { t as collaborators } from '#locales/fr/collaborators.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t as lists } from '#locales/fr/contracts.ts';
import { t as service } from '#locales/fr/customerService.ts';
import { t as dashboard } from '#locales/fr/dashboard.ts';
import { t as overview } from '#locales/fr/overview.ts';
import { t as personal } from '#locales/fr/personalSpace.ts';
import { t as completion } from '#locales/fr/profileCompletion.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { hoistStyles } from '../../prerender/plugin.ts';
import { withoutControls } from '../../prerender/render.tsx';
import { isProtected } from '../defineRoutes.ts';
import { type PortalRoute, routes } from '../routes.ts';
import { skeletons } from './skeletons.tsx';
import { WaitingPage } from './WaitingPage.tsx';

const brand = await loadBrand(defaultBrandCode);

const written = (route: PortalRoute): string =>
  withoutControls(renderToString(createElement(WaitingPage, { route, brand })));

const readWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const onlyOnceKnown = [
  lists('none'),
  personal('identity.noName'),
  personal('identity.noEntity'),
  personal('identity.noDepartment'),
  ui('empty'),
  overview('balance.unknown'),
  overview('toPay.none'),
  dashboard('contractsNone', { date: '' }).trim(),
  contractWords('unnamed'),
  contractWords('noAddress'),
];

const actions = [
  collaborators('invite'),
  contractWords('add'),
  personal('edit.word'),
  completion('submit'),
  service('submit'),
];

const waited = routes.filter(isProtected);

it('has a skeleton for each protected page, and for no other page', () => {
  expect(new Set(skeletons.keys())).toEqual(new Set(waited.map(({ page }) => page)));
});

describe.each(waited)('the waiting page of $path', (route) => {
  const html = written(route);
  const words = readWords(html);

  it('is prerendered by the build with exactly one title', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
    expect(hoistStyles(html).html).not.toMatch(/<[^>]* style=/);
  });

  it('contains no button, no link, and no label of a button or link', () => {
    const [content = ''] = /<main\b.*<\/main>/s.exec(html) ?? [];
    expect(content).not.toMatch(
      /<(?:a|button|input|select|textarea)\b|<h[2-6][^>]*>(?:<span[^>]*>\s*<\/span>)?<\/h/,
    );
    const words = readWords(content);
    expect(actions.filter((action) => words.includes(action))).toEqual([]);
  });

  it('contains no personal data: no amount, date, count or name', () => {
    expect(onlyOnceKnown.filter((sentence) => words.includes(sentence))).toEqual([]);
    expect(words).not.toMatch(/€(?!\))|\d{2}\/\d{2}\/\d{4}|\d+ (contrat|facture|compteur)s?\b/);
    const filled = [...html.matchAll(/<input\b(?![^>]*type="radio")[^>]*\bvalue="([^"]+)"/g)];
    expect(filled.map(([field]) => field)).toEqual([]);
    expect(html).not.toMatch(/<input\b[^>]* checked\b/);
  });
});

it.each([
  ['/', ['Tableau de bord', overview('balance.titles.other')]],
  ['/espace-personnel', [personal('identity.title'), personal('login.title')]],
  ['/espace-facturation', ['Factures']],
  ['/espace-consommation', ['Consommation']],
  ['/espace-admin', [collaborators('title')]],
  ['/service-client', [service('title')]],
  ['/renseignement-profil', ['Compléter votre profil']],
] as const)('shows on the page %s the texts that need no data before the data have loaded', (path, known) => {
  const words = readWords(
    waited
      .filter((route) => route.path === path)
      .map(written)
      .join(),
  );
  expect(known.filter((sentence) => !words.includes(sentence))).toEqual([]);
});
