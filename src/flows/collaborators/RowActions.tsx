import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { t } from '#locales/fr/collaborators.ts';
import {
  type Collaborator,
  type CollaboratorAction,
  displayName,
} from '#machines/domain/account/collaborator.ts';
import { MenuButton } from '../../ui/controls/menu/MenuButton.tsx';

const icons = { send_invitation: 'send', update_to_admin: 'promote', delete_user: 'remove' } as const;

export type OnAction = (action: CollaboratorAction, collaborator: Collaborator) => void;

type Props = { collaborator: Collaborator; onAction: OnAction };

/** What the row allows, and nothing where it allows nothing (docs/rules.md#collaborator-actions). */
export const RowActions = ({ collaborator, onAction }: Props) =>
  collaborator.actions.length > 0 && (
    <MenuButton
      variant="icon"
      label={t('actions.of', { name: displayName(collaborator) })}
      entries={collaborator.actions.map((action) => ({
        id: action,
        label: t(`actions.${action}`),
        icon: icons[action],
        isDanger: action === 'delete_user',
        onAction: () => onAction(action, collaborator),
      }))}
    >
      <EllipsisVertical />
    </MenuButton>
  );
