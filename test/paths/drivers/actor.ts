import type { FlowModel } from '#machines/setup/defineModel.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { differences, toSight, walk } from '#src/kit/explore/walk.ts';
import type { Path } from '#src/kit/paths/paths.ts';

export type Walked = { path: Path; branches: string[]; problems: string[]; ms?: number };

/** Plays a path on a real actor (of `played`), and compares each step with the prediction. */
export const walkActor = async (model: FlowModel, path: Path, played = model): Promise<Walked> => {
  const frames = walk(model, path);
  const stubbed = startStubbed(played, path.input);
  const began = performance.now();
  const problems: string[] = [];
  const taken: string[] = [];
  try {
    for (const [step, frame] of frames.entries()) {
      if (frame.move) await stubbed.make(frame.move);
      const { status, error }: { status: string; error: unknown } = stubbed.actor.getSnapshot();
      if (status === 'error' && frame.configuration.snapshot.status !== 'error')
        problems.push(
          `step ${step}: the actor failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      const found = differences(toSight(frame), stubbed.sight());
      const again = found.length ? walk(model, path)[step] : undefined;
      if (again && differences(toSight(frame), toSight(again)).length)
        found.unshift('the machine reads the clock or a random number; get this value from a port');
      problems.push(
        ...found.map(
          (difference) => `step ${step}, ${frame.move ? moveText(frame.move) : 'start'}: ${difference}`,
        ),
      );
      taken.push(...stubbed.branches.splice(0));
      stubbed.actions.splice(0);
      stubbed.called.splice(0);
      if (problems.length) break;
    }
  } catch (thrown) {
    problems.push(thrown instanceof Error ? thrown.message : String(thrown));
  } finally {
    stubbed.stop();
  }
  return { path, branches: taken, problems, ms: performance.now() - began };
};
