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
import { type TypedRemark, toTypedRemark } from './drafts.ts';
import { placeName } from './placeName.ts';
import {
  limits,
  type Remark,
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
  /** What was typed before the form was left; what it does not hold is as the remark has it. */
  typed: TypedRemark;
  onTyped: (typed: TypedRemark) => void;
  onSave: (words: RemarkWords, place: RemarkPlace) => void;
  onCancel: () => void;
};

const isAlwaysOver = () => true;

const findKind = (typed: string | undefined) => remarkKinds.find((kind) => kind === typed);

/** Writes a remark: where, of which kind, in which words. */
export const RemarkForm = ({ remark, places, typed, onTyped, onSave, onCancel }: Props) => {
  const [place, setPlace] = useState(Number(typed.place ?? 0));
  const [kind, setKind] = useState(findKind(typed.kind) ?? remark?.kind ?? 'fix');
  const [before] = useState({
    sentence: remark?.kind === 'reads' ? remark.sentence : '',
    text: remark?.text ?? '',
    author: remark ? remark.author : lastAuthor.read(),
    ...typed,
  });
  const isSentence = kind === 'reads';
  const save = (typed: unknown) => {
    const pinned = places[place];
    // As a link or a file would read it: what is typed is not yet as it is written.
    const words = remarkWordsSchema.parse(typed);
    lastAuthor.write(words.author);
    if (pinned) onSave(words, pinned);
  };
  return (
    <Form
      schema={remarkWordsSchema}
      words={[visualiserRemarksWords]}
      onSubmit={save}
      onTyped={(values) => onTyped(toTypedRemark(values))}
      isOver={isAlwaysOver}
    >
      {places.length > 1 && (
        <RadioGroup
          label={t('place.label')}
          name="place"
          orientation="vertical"
          options={places.map((one, index) => ({ value: String(index), label: placeName(one) }))}
          defaultValue={String(place)}
          onChange={(chosen) => setPlace(Number(chosen))}
        />
      )}
      <RadioGroup
        label={t('kind.label')}
        name="kind"
        options={remarkKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        defaultValue={kind}
        onChange={(chosen) => setKind(findKind(chosen) ?? kind)}
      />
      {isSentence && (
        <TextField
          label={t('sentence.label')}
          name="sentence"
          hint={t('sentence.hint')}
          defaultValue={before.sentence}
        />
      )}
      <TextArea
        label={t('text.label')}
        name="text"
        limit={limits.text}
        isRequired={!isSentence}
        defaultValue={before.text}
      />
      <TextField
        label={t('author.label')}
        name="author"
        isRequired={false}
        autoComplete="name"
        defaultValue={before.author}
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
