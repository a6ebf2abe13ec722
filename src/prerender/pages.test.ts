import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { renderAt } from '#test/renderAt.tsx';
import { routes } from '../app/routes.ts';
import { matchesRoute } from '../domain/paths.ts';
import { fileOfPath, nginxPages, pagesFile, paintedPages } from './pages.ts';

it('writes an HTML file for each route, with distinct file names', () => {
  expect(new Set(paintedPages.map(({ route }) => route))).toEqual(new Set(routes.map(({ path }) => path)));
  const files = paintedPages.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});

it.each([
  ['/', 'index.html'],
  ['/cgu', 'cgu.html'],
  ['/CGU/', 'cgu.html'],
  ['/erreur/connexion', 'erreur/connexion.html'],
  ['/espace-consommation', 'espace-consommation.html'],
  ['/espace-consommation/TR/981000004217/PDS%2F1', 'espace-consommation/compteur.html'],
  ['/espace-consommation/TR', '404.html'],
  ['/prelevement-automatique', 'prelevement-automatique.html'],
  ['/prelevement-automatique/OK/98-M1/T1', 'prelevement-automatique.html'],
  ['/download/contract/mandate/981000000037/sps', 'download/mandat.html'],
  ['/espace-produit', 'espace-produit/switch.html'],
  ['/espace-produit/fluids', 'espace-produit/fluids.html'],
  ['/espace-produit/unknown', 'espace-produit/switch.html'],
  ['/users', '404.html'],
])('returns for the path %s the file %s', (path, file) => {
  expect(fileOfPath(path)).toBe(file);
});

describe('route matching', () => {
  const isFound = (route: string, path: string): boolean =>
    renderAt(path, createElement(Route, { path: route }, 'found')) === 'found';
  const paths = [
    ...paintedPages.map(({ path }) => path),
    ...[
      '/cgu/',
      '/Cgu',
      '/cgu/x',
      '/espace-produit',
      '/espace-produit/',
      '/espace-produit/x/y',
      '/x',
      '/authenticate/',
    ],
    ...['/prelevement-automatique/OK', '/prelevement-automatique/OK/a/b', '/prelevement-automatique/a/b/c/d'],
    ...['/espace-consommation/a/b', '/espace-consommation/a/b%20c/d', '/download/contract/mandate/a'],
  ];

  it.each(routes)('matches the route $path with the same URLs as the router does', ({ path: route }) => {
    for (const path of paths)
      expect(`${path} ${matchesRoute(route, path)}`).toBe(`${path} ${isFound(route, path)}`);
  });
});

it('maps the URL of each page, with or without a query, to its HTML file in nginx', async () => {
  const lines = nginxPages().split('\n');
  expect(lines).toContain(
    '~*^/espace-consommation/[^/]+/[^/]+/[^/]+/?(?:\\?|$) /espace-consommation/compteur.html;',
  );
  expect(lines.slice(-2)).toEqual(['~*^.*/?(?:\\?|$) /404.html;', '']);
  const [first = ''] = lines;
  const ofDashboard = new RegExp(first.slice(2).split(' ')[0] ?? '');
  expect(['/', '/?x=1', '/cgu', '/x?/'].map((address) => ofDashboard.test(address))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const nginx = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  const root = /root (\S+);/.exec(nginx)?.[1];
  expect(nginx).toMatch(new RegExp(`map \\$request_uri \\$page \\{\\s+include ${root}/${pagesFile};`));
  expect(nginx).toContain('try_files $page /index.html;');
});
