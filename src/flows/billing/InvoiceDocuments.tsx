import Paperclip from 'lucide-react/icons/paperclip';
import { t } from '#locales/fr/billing.ts';
import { type Invoice, isDownloadable } from '#machines/domain/billing/invoice.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { DownloadButton } from '../../views/downloads/DownloadButton.tsx';
import { aside, documents, joined } from './InvoicePages.css.ts';

type Props = { invoice: Invoice; insertsAddress: string; today: Date };

/** The PDF of an invoice, as long as it may be downloaded, and the way to the documents that come with it. */
export const InvoiceDocuments = ({ invoice, insertsAddress, today }: Props) => (
  <div className={documents}>
    {isDownloadable(invoice, today) ? (
      <DownloadButton document={{ kind: 'invoice', invoice }} />
    ) : (
      <span className={aside}>{t(invoice.downloadLink ? 'tooOld' : 'noDocument')}</span>
    )}
    <Link
      variant="text"
      href={insertsAddress}
      icon={<Paperclip />}
      aria-label={t('insertsOf', { number: invoice.numeroFacture })}
    >
      <span className={joined}>{t('inserts')}</span>
    </Link>
  </div>
);
