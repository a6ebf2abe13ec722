import type { StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Stop } from '#machines/form/form.machine.ts';
import { type Failure, technicalFailure } from '#src/domain/failure.ts';

type Play = (story: Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas'>) => Promise<void>;

type FormShown = {
  /** The form that stays where it is. */
  show: (stop: Stop) => JSX.Element;
  /** What the submit button says. */
  submit: string;
  /** A refusal of the back office: its sentence and those of its fields. */
  refusal: Omit<Failure, 'kind'>;
};

/** The stories that every form sent once tells, whatever its fields. */
export const formStories = ({ show, submit, refusal }: FormShown) => {
  const button: (story: Parameters<Play>[0]) => HTMLElement = ({ canvas }) =>
    canvas.getByRole('button', { name: submit });
  const stopped = (stop: Stop, play?: Play) => ({ args: stop, render: show, ...(play && { play }) });
  return {
    editing: stopped({ state: 'editing' }),
    submitting: stopped({ state: 'submitting' }, async (story) => {
      await expect(button(story)).toHaveAttribute('aria-disabled', 'true');
    }),
    refused: stopped({ state: 'editing', failure: { kind: 'refused', ...refusal } }),
    technicalFailure: stopped({ state: 'editing', failure: technicalFailure() }),
    consulting: stopped({ state: 'consulting' }, async (story) => {
      await expect(button(story)).toHaveAccessibleDescription(/^En tant que conseiller/);
    }),
    /** The form while it is edited, and what a person does with it. */
    edited: (play: Play) => stopped({ state: 'editing' }, play),
    /** Sends what a story has typed, and sees that the errors are summed up. */
    sendWrong: async (story: Parameters<Play>[0]) => {
      await userEvent.click(button(story));
      await expect(story.canvas.getByRole('alert')).toHaveFocus();
    },
  };
};
