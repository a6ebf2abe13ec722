import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '#locales/fr/visualiserVersions.ts';
import { action } from '../../ui/controls/buttons/Button.css.ts';
import { Alert } from '../../ui/display/Alert.tsx';
import * as css from '../app/panels.css.ts';
import type { FlowsFile } from './flowsFile.schema.ts';
import { type LoadedFlows, readFlowsFile } from './useVersions.ts';

export type FlowsSourcesProps = {
  files: readonly LoadedFlows[];
  onLoaded: (files: readonly LoadedFlows[]) => void;
};

const nameLoaded = (name: string, files: readonly LoadedFlows[]): string => {
  const same = files.filter((file) => file.name.startsWith(name)).length;
  return same ? `${name} (${same + 1})` : name;
};

export const FlowsSources = ({ files, onLoaded }: FlowsSourcesProps) => {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (sources: readonly { name: string; flows: Promise<FlowsFile | null> }[]) => {
    const loaded = [...files];
    for (const { name, flows } of sources) {
      const read = await flows;
      if (!read) return setProblem(t('badFile', { name }));
      loaded.push({ ...read, name: nameLoaded(name, loaded) });
    }
    setProblem(null);
    onLoaded(loaded);
  };
  const addFiles = (chosen: readonly File[]) =>
    add(chosen.map((file) => ({ name: file.name, flows: readFlowsFile(file) })));
  const drop = async ({ items }: Parameters<NonNullable<DropZoneProps['onDrop']>>[0]) =>
    addFiles(await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
  return (
    <DropZone className={css.words} aria-label={t('drop')} onDrop={(event) => void drop(event)}>
      <FileTrigger
        acceptedFileTypes={['.json']}
        allowsMultiple
        onSelect={(chosen) => void addFiles([...(chosen ?? [])])}
      >
        <AriaButton className={action.outlined} aria-describedby={id}>
          {t('load')}
        </AriaButton>
      </FileTrigger>
      <span id={id} className={css.detail}>
        {t('loadHelp')}
      </span>
      {problem !== null && <Alert tone="bad" title={problem} />}
    </DropZone>
  );
};
