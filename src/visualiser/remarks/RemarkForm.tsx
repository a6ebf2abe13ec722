import { useState } from 'react';
import * as z from 'zod/mini';
import { t as ui } from '#locales/fr/ui.ts';
import { t, visualiserRemarksWords } from '#locales/fr/visualiserRemarks.ts';
import { stored } from '../../api/storage/stored.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import { placeName } from './placeName.ts';
import {
  limits,
  type Remark,
  type RemarkKind,
  type RemarkPlace,
  type RemarkWords,
  remarkKinds,
  remarkWordsSchema,
} from './remark.schema.ts';

/** Who writes on this device, so that each remark need not ask it again. */
const lastAuthor = stored(() => localStorage, 'visualiser.author', z.string(), '');

type Props = {
  /** What is written anew; null for a new remark. */
  remark: Remark | null;
  /** Where it can be pinned, the first unless another is chosen. */
  places: readonly RemarkPlace[];
  onSave: (words: RemarkWords, place: RemarkPlace) => void;
  onCancel: () => void;
};

const isAlwaysOver = () => true;

/** Writes a remark: where, of which kind, in which words. */
export const RemarkForm = ({ remark, places, onSave, onCancel }: Props) => {
  const [place, setPlace] = useState(0);
  const [kind, setKind] = useState<RemarkKind>(remark?.kind ?? 'fix');
  const isSentence = kind === 'reads';
  const save = (typed: unknown) => {
    const pinned = places[place];
    // As a link or a file would read it: what is typed is not yet as it is written.
    const words = remarkWordsSchema.parse(typed);
    lastAuthor.write(words.author);
    if (pinned) onSave(words, pinned);
  };
  return (
    <Form schema={remarkWordsSchema} words={[visualiserRemarksWords]} onSubmit={save} isOver={isAlwaysOver}>
      {places.length > 1 && (
        <RadioGroup
          label={t('place.label')}
          name="place"
          orientation="vertical"
          options={places.map((one, index) => ({ value: String(index), label: placeName(one) }))}
          defaultValue="0"
          onChange={(chosen) => setPlace(Number(chosen))}
        />
      )}
      <RadioGroup
        label={t('kind.label')}
        name="kind"
        options={remarkKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        defaultValue={kind}
        onChange={(chosen) => setKind(remarkKinds.find((known) => known === chosen) ?? kind)}
      />
      {isSentence && (
        <TextField
          label={t('sentence.label')}
          name="sentence"
          hint={t('sentence.hint')}
          defaultValue={remark?.kind === 'reads' ? remark.sentence : ''}
        />
      )}
      <TextArea
        label={t('text.label')}
        name="text"
        limit={limits.text}
        isRequired={!isSentence}
        defaultValue={remark?.text ?? ''}
      />
      <TextField
        label={t('author.label')}
        name="author"
        isRequired={false}
        autoComplete="name"
        defaultValue={remark ? remark.author : lastAuthor.read()}
      />
      <FormActions>
        <Button onPress={onCancel}>{ui('cancel')}</Button>
        <Button type="submit" variant="filled">
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  );
};
