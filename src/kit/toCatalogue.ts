import { type AnyStateMachine, StateMachine } from 'xstate';
import { chapters, type FlowModel } from '#machines/setup/defineModel.ts';

export type Flow = {
  readonly id: string;
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly model: FlowModel;
  readonly own?: string;
};

const isModel = (value: unknown): value is FlowModel =>
  typeof value === 'object' && value !== null && 'machine' in value && value.machine instanceof StateMachine;

const flowsIn = ([path, exports]: readonly [string, object]): Flow[] => {
  const [folder = ''] = path.split('/').slice(-2);
  const model = Object.values(exports).find(isModel);
  return model ? [{ id: model.machine.id, folder, machine: model.machine, model }] : [];
};

const findChapter = ({ model }: Flow): number => chapters.indexOf(model.chapter ?? 'everywhere');

export const toCatalogue = (files: Readonly<Record<string, object>>): readonly Flow[] =>
  Object.entries(files)
    .flatMap(flowsIn)
    .sort((a, b) => findChapter(a) - findChapter(b) || a.id.localeCompare(b.id));
