import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Spinner } from '../controls/buttons/Button.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { Badge, Card } from './layout.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'ui/Display' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  render: () => (
    <Card title="Identité" aside={<Button variant="text">Modifier</Button>}>
      <DefinitionList
        items={[
          { term: 'Nom', value: 'M. Yann Le Goff' },
          { term: 'Établissement', value: 'SARL des Écluses' },
          { term: 'Téléphone', value: '' },
        ]}
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Identité' })).toBeVisible();
    await expect(canvas.getByText('Non renseigné')).toBeVisible();
  },
};

export const Badges: Story = {
  render: () => (
    <p>
      <Badge tone="ok">À jour</Badge> <Badge tone="warn">À régler</Badge> <Badge tone="bad">En retard</Badge>{' '}
      <Badge>Espace professionnel</Badge>
    </p>
  ),
};

const goBack = fn();

export const Header: Story = {
  render: () => (
    <PageHeader title="Compteur D21TA1000142" subtitle="Usine des Bars" onBack={goBack} onClose={goBack}>
      <Button>Fiche technique</Button>
    </PageHeader>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(goBack).toHaveBeenCalledTimes(2);
  },
};

export const Waiting: Story = {
  render: () => (
    <Card>
      <Spinner label="Redirection en cours" />
      <Skeleton width="60%" />
    </Card>
  ),
};
