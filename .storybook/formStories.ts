import { expect, userEvent } from 'storybook/test';
import { type Failure, technicalFailure } from '#machines/domain/failure.ts';
import type { Stop } from '#machines/form/frozenForm.ts';

type Play = { canvas: { getByRole: (role: string, options?: { name: string }) => HTMLElement } };

type Told = {
  /** What the submit button says. */
  submit: string;
  /** A refusal of the back office: its sentence and those of its fields. */
  refusal: Omit<Failure, 'kind'>;
};

/** What every form that is sent once tells, whatever its fields. */
export const formStories = ({ submit, refusal }: Told) => {
  const button = ({ canvas }: Play) => canvas.getByRole('button', { name: submit });
  const stopped = (stop: Stop) => ({ args: stop });
  return {
    editing: stopped({ state: 'editing' }),
    submitting: {
      ...stopped({ state: 'submitting' }),
      play: async (story: Play) => {
        await expect(button(story)).toHaveAttribute('aria-disabled', 'true');
      },
    },
    refused: stopped({ state: 'editing', failure: { kind: 'refused', ...refusal } }),
    technicalFailure: stopped({ state: 'editing', failure: technicalFailure() }),
    consulting: {
      ...stopped({ state: 'consulting' }),
      play: async (story: Play) => {
        await expect(button(story)).toHaveAccessibleDescription(/^En tant que conseiller/);
      },
    },
    /** Sends what a story has typed, and sees that the errors are summed up. */
    sendWrong: async (story: Play) => {
      await userEvent.click(button(story));
      await expect(story.canvas.getByRole('alert')).toHaveFocus();
    },
  };
};
