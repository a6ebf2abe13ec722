import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as z from 'zod/mini';
import { t } from '#locales/fr/visualiserRemarks.ts';
import { plural } from '#locales/translator.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { saveFile } from '../../views/progress/reportProgress.ts';
import { dropSecrets } from '../app/address.ts';
import type { FlowRead } from '../app/flows.ts';
import * as css from '../app/panels.css.ts';
import type { Located } from './places.ts';
import { type Merge, type Remark, remarksSchema } from './remark.schema.ts';
import type { Remarks } from './useRemarks.ts';

type Outcome = { tone: 'ok' | 'warn' | 'bad'; title: string };

const describeMerge = (merge: Merge): string =>
  (['added', 'updated', 'known'] as const)
    .filter((what) => merge[what] > 0)
    .map((what) => t(`files.merged.${what}.${plural(merge[what])}`, { count: merge[what] }))
    .join(', ') || t('files.merged.nothing');

const format = 'portal-remarks';
const version = 1;

const headSchema = z.object({ format: z.literal(format), version: z.int() });
const fileSchema = z.object({ remarks: remarksSchema });

export const toRemarksFile = (remarks: readonly Remark[]): string =>
  `${JSON.stringify({ format, version, remarks }, dropSecrets, 1)}\n`;

type FileRead = { remarks: readonly Remark[] } | { refused: 'other' | 'damaged' | 'newer' };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const readRemarksFile = (text: string): FileRead => {
  const json = parseJson(text);
  const head = headSchema.safeParse(json);
  if (!head.success) return { refused: 'other' };
  if (head.data.version > version) return { refused: 'newer' };
  const file = fileSchema.safeParse(json);
  return file.success ? file.data : { refused: 'damaged' };
};

const readFile = async (file: Blob, { merge }: Remarks): Promise<Outcome> => {
  const read = readRemarksFile(await file.text());
  if ('refused' in read) return { tone: 'bad', title: t(`files.refused.${read.refused}`) };
  const merged = merge(read.remarks);
  if (!merged) return { tone: 'bad', title: `${t('full.title')} ${t('full.text')}` };
  return { tone: 'ok', title: describeMerge(merged) };
};

const exportSpec = async (flow: FlowRead, located: readonly Located[]): Promise<Outcome> => {
  const { toRemarksSpec } = await import('./remarksSpec.ts');
  const { text, tests, leftOut } = toRemarksSpec(flow, located);
  const left = leftOut ? [t(`spec.leftOut.${plural(leftOut)}`, { count: leftOut })] : [];
  if (tests) await saveFile(new Blob([text], { type: 'text/plain' }), `${flow.id}.remarques.spec.mts`);
  return {
    tone: leftOut ? 'warn' : 'ok',
    title: [...(tests ? [`${t(`spec.tests.${plural(tests)}`, { count: tests })}.`] : []), ...left].join(' '),
  };
};

type Props = { flow: FlowRead; remarks: Remarks; located: readonly Located[] };

export const RemarkFiles = ({ flow, remarks, located }: Props) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const id = useId();
  const run = async (work: Promise<Outcome | null>) => {
    setOutcome(null);
    const end = await work.catch((): Outcome => ({ tone: 'bad', title: t('files.failed') }));
    // An action without an outcome (null) must not remove the outcome of an earlier action.
    if (end) setOutcome(end);
  };
  const save = async () => {
    const file = new Blob([toRemarksFile(remarks.list)], { type: 'application/json' });
    await saveFile(file, 'remarques.json');
    return null;
  };
  const read = (file: File | undefined) => file && void run(readFile(file, remarks));
  return (
    <section className={css.stack.s} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('files.title')}</h3>
      {remarks.list.length > 0 && (
        <Button data-command="save-remarks" onPress={() => void run(save())}>
          {t('files.save')}
        </Button>
      )}
      <FileTrigger acceptedFileTypes={['.json']} onSelect={(files) => read(files?.[0])}>
        <AriaButton className={action.outlined} aria-describedby={id}>
          {t('files.open')}
        </AriaButton>
      </FileTrigger>
      <p id={id} className={css.detail}>
        {t('files.openHelp')}
      </p>
      {located.some(({ remark }) => remark.kind === 'reads') && (
        <>
          <Button
            data-command="export-remarks"
            aria-describedby={`${id}-spec`}
            onPress={() => void run(exportSpec(flow, located))}
          >
            {t('spec.save')}
          </Button>
          <p id={`${id}-spec`} className={css.detail}>
            {t('spec.help')}
          </p>
        </>
      )}
      {outcome && <Alert tone={outcome.tone} title={outcome.title} />}
    </section>
  );
};
