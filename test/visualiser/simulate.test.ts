import { expect, it } from 'vitest';
import { fieldWords } from '#locales/fr/visualiserFields.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { explorationOf } from '#src/visualiser/paths/finding.ts';

it('everything that a flow remembers has a name in French, and no name is of nothing', () => {
  const fields = catalogue.flatMap(({ id }) =>
    explorationOf(id).places.flatMap(({ configuration }) => Object.keys(configuration.snapshot.context)),
  );
  expect(Object.keys(fieldWords).sort()).toEqual([...new Set(fields)].sort());
});
