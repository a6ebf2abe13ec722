import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { findPaths } from '#src/kit/paths/paths.ts';

/** What no screen shows, and must not outlive what it is needed for. */
const secrets: [FlowModel, { field: string; neededIn: RegExp }[]][] = [
  [
    signupModel,
    [
      { field: 'registration', neededIn: /^submitting/ },
      { field: 'token', neededIn: /^submitting\.storingToken$/ },
    ],
  ],
  [emailEditModel, [{ field: 'token', neededIn: /^storingToken$/ }]],
  [sessionModel, [{ field: 'profile', neededIn: /^open\.(signedIn|arriving\.(comparing|asking)$)/ }]],
];

/** Every snapshot of every path, with the name of its state. */
const moments = (model: FlowModel): { name: string; snapshot: AnyMachineSnapshot }[] =>
  findPaths(explore(model), 'everything').flatMap(({ input, moves }) =>
    walk(model.machine, model, input, moves).map(({ name, configuration: { snapshot } }) => ({
      name,
      snapshot,
    })),
  );

describe.each(secrets)('$machine.id', (model, fields) => {
  it.each(fields)('holds $field only where it is needed', ({ field, neededIn }) => {
    const holding = moments(model).filter(({ snapshot }) => snapshot.context[field] !== null);
    expect(holding.length).toBeGreaterThan(0);
    expect(holding.map(({ name }) => name).filter((name) => !neededIn.test(name))).toEqual([]);
  });
});
