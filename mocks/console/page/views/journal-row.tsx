/** One exchange in a line: the journal's columns, and the colour of a status. */
import type { Summary } from '../client.js';
import { plural } from '../format.js';

export const kindOfStatus = (status: number): string =>
  status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';

export const Status = ({ status }: { status: number }) => (
  <span class={`code ${kindOfStatus(status)}`}>{status === 0 ? 'drop' : status}</span>
);

const COLUMNS = ['Status', 'Method', 'Operation', 'Account', 'Document', 'Remarks', 'Took', 'At'];

export const JournalHead = () => (
  <div class="entry-head" aria-hidden="true">
    {COLUMNS.map((one) => (
      <span key={one} class={`c-${one.toLowerCase()}`}>
        {one}
      </span>
    ))}
  </div>
);

const tookText = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

export function JournalCells({ entry, account }: { entry: Summary; account: string }) {
  const { status, method, url, operation, document, notes, fault, passedTo } = entry;
  const [path] = url.split('?');
  const wrong = entry.violations.length + entry.answerViolations.length;
  return (
    <>
      <span class="c-status">
        <Status status={status} />
      </span>
      <span class="c-method">{method}</span>
      <span class="c-operation">
        <strong title={path}>{operation ?? path}</strong>
        {wrong > 0 && <em class="bad in-short" title={plural(wrong, 'violation')}>{`${wrong}!`}</em>}
      </span>
      <span class="c-account">{account}</span>
      <span class="c-document">{document && (document.number ?? `#${document.id}`)}</span>
      <span class="c-remarks">
        {wrong > 0 && <em class="bad">{plural(wrong, 'violation')}</em>}
        {notes.length > 0 && <em>{plural(notes.length, 'note')}</em>}
        {fault !== null && <em>{`fault ${fault}`}</em>}
        {passedTo !== null && <em title={passedTo}>there</em>}
      </span>
      <span class="c-took">{tookText(entry.durationMs)}</span>
      <span class="c-at">{entry.at.slice(11, 19)}</span>
    </>
  );
}
