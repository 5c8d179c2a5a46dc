/** Findings: each violation once, with what is wrong, since when, where, and links to the exchanges that show it. */
import { useEffect } from 'preact/hooks';
import { Pill } from '../blocks.js';
import { control, type FindingInWords } from '../client.js';
import { useConsole } from '../console-context.js';
import { CopyButton } from '../controls.js';
import { number, pageAt, plural, when } from '../format.js';
import type { View } from '../router.js';

export const findings: View<readonly FindingInWords[]> = {
  load: async () => (await control.findings()).findings,
  View({ data, place: { query } }) {
    const { server } = useConsole();
    const marked = query.get('of');
    useEffect(() => {
      document.querySelector('.finding.marked')?.scrollIntoView({ block: 'center' });
    }, [marked]);
    const group = (title: string, of: FindingInWords['of']) => {
      const members = data.filter((one) => one.of === of);
      if (members.length === 0) return null;
      return (
        <section aria-label={title}>
          <h2 class="group">{title}</h2>
          {members.map((one) => (
            <FindingCard key={one.id} finding={one} isMarked={one.id === marked} />
          ))}
        </section>
      );
    };
    return (
      <>
        <h1>Findings</h1>
        <p class="lead">
          What broke the contract since the journal was cleared. The same symptom at the same place is listed
          once, by the name that the conformance suite gives it.
        </p>
        {data.length === 0 && (
          <p class="empty">Nothing so far. What breaks the contract shows here as it happens.</p>
        )}
        {group(`Wrong answers: defects of the ${server}`, 'answer')}
        {group('Wrong requests: defects of the program that sends them', 'request')}
      </>
    );
  },
};

function FindingCard({ finding, isMarked }: { finding: FindingInWords; isMarked: boolean }) {
  const { id, of, statement, symptom, isAssumed, operations, times, since, last, newest, message } = finding;
  const kind = isAssumed ? '' : of === 'answer' ? 'bad' : 'warn';
  return (
    <article class={`card finding ${kind} ${isMarked ? 'marked' : ''}`} aria-label={id}>
      <header>
        <h3>{message}</h3>
        {isAssumed && <Pill state="only assumed" />}
      </header>
      <p class="name">
        <code>{`${statement} -> ${symptom}`}</code>
      </p>
      {finding.words !== null && (
        <blockquote>
          {finding.words}
          <footer>{`The description, ${finding.section}`}</footer>
        </blockquote>
      )}
      {isAssumed && <p class="hint">The description does not say so: a server may see it otherwise.</p>}
      <p class="counts">
        <span>{plural(times, 'exchange')}</span>
        <span>{`since ${when(since)}`}</span>
        {times > 1 && <span>{`last ${when(last)}`}</span>}
        <span>{`in ${plural(operations.length, 'operation')}: ${placesText(operations)}`}</span>
      </p>
      <p class="buttons">
        <a href={pageAt('journal', newest)}>Newest exchange</a>
        {times > 1 && <a href={`#/journal?finding=${encodeURIComponent(id)}`}>All its exchanges</a>}
        <CopyButton text={id} label="Copy name" of={id} />
      </p>
    </article>
  );
}

const FEW = 6;
/** The first few; the JSON has all. */
const placesText = (operations: readonly string[]) =>
  operations.slice(0, FEW).join(', ') +
  (operations.length > FEW ? ` and ${number.format(operations.length - FEW)} more` : '');
