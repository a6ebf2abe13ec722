import { Link } from 'wouter';
import { roleLabel } from '#locales/fr/roles.ts';
import { t } from '#locales/fr/visualiserOverview.ts';
import { plural } from '#locales/translator.ts';
import { capital, quoted } from '../../kit/narration/story.ts';
import { findFlow } from '../app/flows.ts';
import { useKit } from '../paths/kit.ts';
import * as css from './overview.css.ts';
import { differs, type FlowRights, type Right, type Role, roles } from './rights.ts';

const nameRole = (role: Role): string => (role === 'visitor' ? t('roles.visitor') : roleLabel(role));

const Answer = ({ role, known, who }: Pick<Right, 'who'> & Pick<FlowRights, 'known'> & { role: Role }) => {
  const answer = known.includes(role) ? (who.includes(role) ? 'yes' : 'no') : 'unknown';
  return (
    <td className={css.answer[answer]} data-role={role} data-answer={answer}>
      <span className={css.narrowOnly}>{nameRole(role)}</span>
      <span>{t(`roles.${answer}`)}</span>
    </td>
  );
};

type Props = { flows: readonly string[]; isAll: boolean; linkTo: (flow: string) => string };

/** Table of roles and calls. Rows appear one by one while a web worker explores the flows. */
export const Rights = ({ flows, isAll, linkTo }: Props) => {
  const reply = useKit({ kind: 'rights' });
  const read = reply?.kind === 'rights' ? reply.flows : [];
  const left = flows.filter((id) => !read.some(({ flow }) => flow === id)).length;
  const listRows = (isWhole: boolean) =>
    flows.flatMap((id): FlowRights[] => {
      const found = read.find(({ flow }) => flow === id);
      const rights = found?.rights.filter((right) => isWhole || differs(right)) ?? [];
      return found && rights.length ? [{ ...found, rights }] : [];
    });
  const differing = listRows(isAll);
  const rows = differing.length || left ? differing : listRows(true);
  return (
    <>
      <p className={css.note}>{t('roles.intro')}</p>
      <p className={css.note} role="status">
        {left > 0 && t(`roles.left.${plural(left)}`, { count: left })}
        {left === 0 && !rows.length && t('roles.none')}
      </p>
      {rows.length > 0 && (
        <table className={css.matrix} aria-label={t('roles.table')} data-left={left}>
          <thead>
            <tr>
              <th scope="col">{t('roles.what')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {nameRole(role)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ flow, known, rights }) => (
            <tbody key={flow} data-rights={flow}>
              <tr>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  <Link href={linkTo(flow)} className={css.link}>
                    {findFlow(flow).chart.description ?? flow}
                  </Link>
                </th>
              </tr>
              {rights.map(({ port, name, who, why }) => (
                <tr key={port}>
                  <th scope="row">
                    {capital(name)}
                    {known.some((role) => !who.includes(role)) && (
                      <span className={css.why}>
                        {why ? t('roles.others', { why: quoted(why) }) : t('roles.closed')}
                      </span>
                    )}
                  </th>
                  {roles.map((role) => (
                    <Answer key={role} role={role} known={known} who={who} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  );
};
