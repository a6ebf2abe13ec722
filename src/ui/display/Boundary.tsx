import { Component, type ReactNode } from 'react';
import { t } from '#locales/fr/ui.ts';
import { Button } from '../controls/buttons/Button.tsx';
import { holdTyped } from '../forms/typedForms.ts';
import { Alert } from './Alert.tsx';

type Props = { children: ReactNode; fallback?: ReactNode; path?: string };

type State = { isBroken: boolean };

type GiveBack = (() => void) | null;

/** Catches an error of its block, dialog or page, so that the rest works (docs/rules.md#error-screens). */
export class Boundary extends Component<Props, State, GiveBack> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override getSnapshotBeforeUpdate(_: Props, before: State): GiveBack {
    return this.state.isBroken && !before.isBroken ? holdTyped() : null;
  }

  override componentDidUpdate({ path }: Props, _: State, giveBack: GiveBack) {
    giveBack?.();
    if (this.state.isBroken && path !== this.props.path) this.retry();
  }

  retry = () => this.setState({ isBroken: false });

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.isBroken) return children;
    if (fallback) return fallback;
    return (
      <div>
        <Alert tone="bad" title={t('broken.title')}>
          <p>{t('broken.help')}</p>
          <Button onPress={this.retry}>{t('retry')}</Button>
        </Alert>
      </div>
    );
  }
}
