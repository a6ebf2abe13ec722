import { t, visualiserScreenWords } from '#locales/fr/visualiserScreen.ts';
import { lookUp } from '#locales/translator.ts';
import { readChart } from '../../kit/chart/chart.ts';
import type { Flow } from '../../kit/chart/flow.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { describeState } from '../../kit/narration/story.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import type { Reached } from './protocol.ts';

type Props = { flow: Flow; expected: Frame; reached: Reached; differing: readonly string[] };

/** Says that the screen is not where the chart says, and in what. */
export const Disagreement = ({ flow, expected, reached, differing }: Props) => {
  const chart = readChart(flow.machine);
  const parts = differing.map((part) => lookUp(visualiserScreenWords, `parts.${part}`) ?? part);
  return (
    <Alert tone="warn" title={t('differs.title')}>
      <p>{t('differs.chart', { state: describeState(chart, expected.name) })}</p>
      <p>{t('differs.screen', { state: describeState(chart, reached.name) })}</p>
      <p>{t('differs.in', { parts: parts.join(', ') })}</p>
    </Alert>
  );
};
