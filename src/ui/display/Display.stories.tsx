import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Spinner } from '../controls/buttons/Button.tsx';
import { column } from '../theme/column.css.ts';
import { Alert } from './Alert.tsx';
import { DefinitionList } from './DefinitionList.tsx';
import { Card, Tag } from './layout.tsx';
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
  play: ({ canvas }) => expect(canvas.getByText('Non renseigné')).toBeVisible(),
};

export const Badges: Story = {
  render: () => (
    <p>
      <Tag tone="ok">À jour</Tag> <Tag tone="warn">À régler</Tag> <Tag tone="bad">En retard</Tag>{' '}
      <Tag>Espace professionnel</Tag>
    </p>
  ),
};

export const Alerts: Story = {
  render: () => (
    <div className={column.m}>
      <Alert tone="bad" title="Ce contrat n’a pas été trouvé.">
        Vérifiez la référence et l’identifiant, en haut à droite de votre facture.
      </Alert>
      <Alert tone="warn" title="Deux contrats sont à régler." />
      <Alert tone="ok" title="Votre compte est créé." />
      <Alert tone="info" title="Le service client répond sous deux jours." />
    </div>
  ),
};

export const Header: Story = {
  render: () => (
    <PageHeader title="Compteur D21TA1000142" subtitle="Usine des Bars">
      <Button>Fiche technique</Button>
    </PageHeader>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Card>
      <Spinner label="Redirection en cours" />
      <Skeleton width="60%" />
    </Card>
  ),
};
