/** Requests and answers: one line each, with headers and bodies inside. */
import type { ComponentChild } from 'preact';
import type { Exchange } from '../../judge/exchange.js';
import { report } from './report-data.js';

/** `at`: the place of the violation in the last answer. */
export const Trail = ({ exchanges, at }: { exchanges: readonly Exchange[]; at?: string }) => (
  <ol class="trail box" aria-label="Requests and answers">
    {exchanges.map((one, index) => (
      <Item key={index} exchange={one} isOpen={index === exchanges.length - 1} at={at} />
    ))}
  </ol>
);

interface ItemProps {
  exchange: Exchange;
  isOpen: boolean;
  at?: string;
}

function Item({ exchange, isOpen, at }: ItemProps): ComponentChild {
  const { method, url, status, error, durationMs, sentAt, requestHeaders, responseHeaders } = exchange;
  const request = responseHeaders?.['x-request-id'];
  const path = url.startsWith(report.target) ? url.slice(report.target.length) || '/' : url;
  const when = sentAt ? `${sentAt.slice(11, 23)} UTC, ` : '';
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <b>{method}</b>
          <span class="url">{path}</span>
          <b class={`s${String(status ?? 0).charAt(0)}`}>{status ?? error ?? 'no answer'}</b>
          <span class="soft">{`${when}${Math.round(durationMs)} ms`}</span>
          {request && <span class="soft">{`id ${request}`}</span>}
        </summary>
        <div class="bodies">
          <Message label="Request" headers={requestHeaders} body={exchange.requestBody} />
          <Message label="Answer" headers={responseHeaders} body={error ?? exchange.responseBody} at={at} />
        </div>
      </details>
    </li>
  );
}

interface MessageProps {
  label: string;
  headers?: Record<string, string>;
  body?: string;
  at?: string;
}

function Message({ label, headers = {}, body = '', at }: MessageProps): ComponentChild {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [head.join('\n'), pretty(body)].filter(Boolean).join('\n\n') || '(nothing)';
  const [before, marked, after] = splitAt(text, at);
  return (
    <div>
      <span class="label">{label}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <pre tabIndex={0}>
        {before}
        {marked && <mark>{marked}</mark>}
        {after}
      </pre>
    </div>
  );
}

/** Splits the text at the line that holds the last part of a path such as `items[0].total`. */
function splitAt(text: string, at = ''): [before: string, marked?: string, after?: string] {
  const leaf = at
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '');
  const lines = text.split('\n');
  const line = leaf ? lines.findIndex((one) => one.trim().startsWith(`"${leaf}":`)) : -1;
  if (line === -1) return [text];
  const joined = (some: readonly string[]) => some.join('\n');
  return [`${joined(lines.slice(0, line))}\n`, lines[line], `\n${joined(lines.slice(line + 1))}`];
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
