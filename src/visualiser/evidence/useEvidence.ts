import { useEffect, useState } from 'react';
import { type Evidence, evidenceSchema } from './evidence.schema.ts';

/** What is kept of a flow, once read. */
export type EvidenceRead =
  | { state: 'reading' }
  | { state: 'unreadable' }
  | { state: 'read'; evidence: Evidence };

const read = async (flow: string): Promise<EvidenceRead> => {
  try {
    const answer = await fetch(new URL(`evidence/${flow}.json`, document.baseURI));
    const parsed = evidenceSchema.safeParse(await answer.json());
    return parsed.success ? { state: 'read', evidence: parsed.data } : { state: 'unreadable' };
  } catch {
    return { state: 'unreadable' };
  }
};

/** What the last runs and the last mutation kept of a flow. */
export const useEvidence = (flow: string): EvidenceRead => {
  const [known, setKnown] = useState<{ flow: string; read: EvidenceRead } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void read(flow).then((found) => {
      if (!isLeft) setKnown({ flow, read: found });
    });
    return () => {
      isLeft = true;
    };
  }, [flow]);
  return known?.flow === flow ? known.read : { state: 'reading' };
};
