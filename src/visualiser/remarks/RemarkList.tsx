import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { t as ui } from '#locales/fr/ui.ts';
import { t, visualiserRemarksWords } from '#locales/fr/visualiserRemarks.ts';
import { stored } from '../../api/storage/stored.ts';
import { quoted } from '../../kit/narration/story.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import type { Tone } from '../../ui/display/Alert.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { RadioGroup } from '../../ui/forms/choice/RadioGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { TextArea } from '../../ui/forms/text/TextArea.tsx';
import { TextField } from '../../ui/forms/text/TextField.tsx';
import * as css from '../app/panels.css.ts';
import { instant } from '../evidence/evidence.ts';
import { type Located, placeName } from './places.ts';
import type { Remark, RemarkKind, RemarkPlace, RemarkWords, Reply } from './remark.schema.ts';
import { limits, remarkKinds, remarkWordsSchema, replySchema } from './remark.schema.ts';
import { type Draft, type TypedRemark, toTypedRemark } from './useRemarks.ts';

const lastAuthor = stored(() => localStorage, 'visualiser.author', z.string(), '');

type SignedEndProps = { author: string; save: string; onCancel: () => void };

const SignedEnd = ({ author, save, onCancel }: SignedEndProps) => (
  <>
    <TextField
      label={t('author.label')}
      name="author"
      isRequired={false}
      autoComplete="name"
      defaultValue={author}
    />
    <FormActions>
      <Button onPress={onCancel}>{ui('cancel')}</Button>
      <Button type="submit" variant="filled">
        {save}
      </Button>
    </FormActions>
  </>
);

type RemarkFormProps = Draft & {
  onTyped: (typed: TypedRemark) => void;
  onSave: (words: RemarkWords, place: RemarkPlace) => void;
  onCancel: () => void;
};

const isAlwaysOver = () => true;

const findKind = (typed: string | undefined) => remarkKinds.find((kind) => kind === typed);

export const RemarkForm = ({ remark, places, typed, onTyped, onSave, onCancel }: RemarkFormProps) => {
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
        onChange={setKind}
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
      <SignedEnd author={before.author} save={t('save')} onCancel={onCancel} />
    </Form>
  );
};

type ReplyFormProps = { onReply: (reply: Reply) => void; onCancel: () => void };

const ReplyForm = ({ onReply, onCancel }: ReplyFormProps) => (
  <Form
    schema={replySchema}
    words={[visualiserRemarksWords]}
    onSubmit={(typed) => {
      const words = replySchema.parse(typed);
      lastAuthor.write(words.author);
      onReply({ ...words, at: new Date().toISOString() });
    }}
    isOver={isAlwaysOver}
  >
    <TextArea label={t('reply.label')} name="text" limit={limits.text} />
    <SignedEnd author={lastAuthor.read()} save={t('reply.save')} onCancel={onCancel} />
  </Form>
);

type Props = {
  located: Located;
  /** Remark that `form` replaces in the list. */
  edited: Remark | null;
  form: ReactNode;
  onGo: (located: Located) => void;
  onEdit: (remark: Remark) => void;
  onChange: (remark: Remark, change: Pick<Remark, 'replies' | 'isResolved'>) => void;
  onRemove: (remark: Remark) => void;
};

const tones: Readonly<Record<RemarkKind, Tone>> = { fix: 'bad', question: 'info', reads: 'warn' };

const describeLost = ({ remark: { flow, place }, ...located }: Located): string => {
  if (!located.isLost) return placeName(place);
  const { why } = located;
  const state = why.kind === 'elsewhere' ? quoted(why.state) : '';
  return t(`lost.${why.kind}`, { flow, name: quoted(place.name), ...why, state });
};

const briefOf = (remark: Remark): string =>
  remark.kind === 'reads' ? t('mustRead', { sentence: quoted(remark.sentence) }) : remark.text;

const RemarkItem = ({ located, edited, form, ...acts }: Props) => {
  const { remark, isLost } = located;
  const { kind, author, text, at, replies = [], isResolved = false } = remark;
  const [isReplying, setReplying] = useState(false);
  const what = briefOf(remark);
  if (edited?.id === remark.id) return <li className={css.item}>{form}</li>;
  const commands = [
    [isResolved ? 'reopen' : 'resolve', () => acts.onChange(remark, { isResolved: !isResolved })],
    ['edit', () => acts.onEdit(remark)],
    ['remove', () => acts.onRemove(remark)],
  ] as const;
  return (
    <li className={css.item} data-remark={remark.id} tabIndex={-1}>
      <p className={css.actions}>
        <Tag tone={tones[kind]}>{t(`kind.${kind}`)}</Tag>
        {isResolved && <Tag tone="ok">{t('resolved')}</Tag>}
        <span className={css.detail}>{`${author || t('unsigned')}, ${instant(at)}`}</span>
      </p>
      {kind === 'reads' && <p className={css.sentence}>{quoted(remark.sentence)}</p>}
      {text && <p className={css.remark}>{text}</p>}
      <p className={css.detail}>{describeLost(located)}</p>
      {replies.length > 0 && (
        <ul className={css.story} aria-label={t('reply.list')}>
          {replies.map((reply) => (
            <li key={`${reply.at} ${reply.text}`}>
              <p className={css.detail}>{`${reply.author || t('unsigned')}, ${instant(reply.at)}`}</p>
              <p className={css.remark}>{reply.text}</p>
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <ReplyForm
          onCancel={() => setReplying(false)}
          onReply={(reply) => {
            setReplying(false);
            acts.onChange(remark, { replies: [...replies, reply] });
          }}
        />
      )}
      <div className={css.actions}>
        {!isLost && (
          <Button aria-label={t('goNamed', { what })} onPress={() => acts.onGo(located)}>
            {t('go')}
          </Button>
        )}
        <Button variant="text" aria-label={t('reply.named', { what })} onPress={() => setReplying(true)}>
          {t('reply.button')}
        </Button>
        {commands.map(([name, onPress]) => (
          <Button
            key={name}
            variant="text"
            isDisabled={isReplying}
            aria-label={t(`${name}Named`, { what })}
            onPress={onPress}
          >
            {t(name)}
          </Button>
        ))}
      </div>
    </li>
  );
};

export const RemarkList = ({ located, ...props }: Omit<Props, 'located'> & { located: readonly Located[] }) =>
  located.length > 0 && (
    <ul className={css.rows}>
      {located.map((one) => (
        <RemarkItem key={one.remark.id} {...props} located={one} />
      ))}
    </ul>
  );
