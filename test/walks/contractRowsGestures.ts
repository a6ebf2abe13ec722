import type { Screen } from './screen.ts';

/** How a person pages the rows of a contract. */
export const contractRowsGestures = {
  'page.turned': (screen: Screen, { page }: { page: number }) => screen.press('button', `Page ${page}`),
  'size.chosen': (screen: Screen, { size }: { size: number }) =>
    screen.press('button', `${size} lignes par page`),
  retried: (screen: Screen) => screen.press('button', 'Réessayer'),
};
