import Palette from 'lucide-react/icons/palette';
import { brandCodes } from '#brands/load.ts';
import { t } from '#locales/fr/layout.ts';
import { MenuButton } from '../../../ui/controls/menu/MenuButton.tsx';
import { useBrand } from '../../../ui/theme/BrandContext.ts';
import { useSettings } from '../../settings/settings.ts';
import type { Theme } from '../../settings/theme.ts';

const appearances = ['system', 'light', 'dark'] as const;

/** Chooses the brand and the appearance, outside prod and preprod (docs/rules.md#layouts). */
export const ThemeSelector = () => {
  const { theme, onThemeChosen } = useSettings();
  const { code } = useBrand();
  if (!onThemeChosen) return null;
  const entry = (id: string, label: string, isChosen: boolean, change: Partial<Theme>) => ({
    id,
    label: isChosen ? t('theme.chosen', { label }) : label,
    ...(isChosen && { icon: 'chosen' as const }),
    onAction: () => onThemeChosen({ ...theme, ...change }),
  });
  return (
    <MenuButton
      variant="icon"
      label={t('theme.label')}
      entries={[
        ...appearances.map((appearance) =>
          entry(appearance, t(`theme.${appearance}`), appearance === theme.appearance, { appearance }),
        ),
        ...brandCodes.map((brand) => entry(brand, t('theme.brand', { brand }), brand === code, { brand })),
      ]}
    >
      <Palette />
    </MenuButton>
  );
};
