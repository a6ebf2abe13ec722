import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from './Link.tsx';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  component: ShowMore,
  args: {
    shown: 20,
    total: 47,
    countOf: (count) => `${count} contrats`,
    list: { current: null },
    onMore: fn(),
  },
  render: (args) => {
    const [shown, setShown] = useState(args.shown);
    const list = useRef<HTMLUListElement>(null);
    return (
      <>
        <ul ref={list}>
          {Array.from({ length: shown }, (_, rank) => `Contrat ${rank + 1}`).map((name) => (
            <li key={name}>
              <Link href="#contrat">{name}</Link>
            </li>
          ))}
        </ul>
        <ShowMore
          {...args}
          list={list}
          shown={shown}
          onMore={() => setShown(Math.min(shown + 20, args.total))}
        />
      </>
    );
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheEnd: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/^20 sur 47$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus' }));
    await expect(status).toHaveTextContent('20 contrats de plus, 40 sur 47');
    await expect(canvas.getByRole('link', { name: 'Contrat 21' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus' }));
    await expect(status).toHaveTextContent('7 contrats de plus, 47 sur 47');
    await expect(canvas.getByRole('link', { name: 'Contrat 41' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    dispatchEvent(new Event('beforeprint'));
    await expect(status).toHaveTextContent(/^Cette impression contient 20 contrats sur 47/);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(status).toHaveTextContent(/^20 sur 47$/));
  },
};
