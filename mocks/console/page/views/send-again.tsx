/** Sends a request of the journal again, unchanged or edited, as a normal request to the mocked API. */
import { send } from '../api-call.js';
import { type Account, control, type Entry } from '../client.js';
import { Field, type Fields, Form, TextArea } from '../controls.js';
import { pretty } from '../format.js';
import { note } from '../notes.js';
import { addressOf, keyFor } from '../snippets.js';

const MAX_ROWS = 16;

interface SendAgainProps {
  entry: Entry;
  account: Account;
  onOpen(id: number): Promise<void>;
}

export function SendAgain({ entry, account, onOpen }: SendAgainProps) {
  const { method, request } = entry;
  const { path, query, hasKey } = addressOf(entry);
  const shown = pretty(request.body);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const go = async ({ address = '', body }: Fields) => {
    const { newest } = await control.journal({ limit: 1 });
    const answer = await send({
      base: account.url,
      address,
      key: hasKey ? keyFor(entry, account.apiKey) : undefined,
      method,
      type: request.headers['content-type'],
      // An unedited body is sent exactly as it was received.
      ...(hasBody && { body: sameText(body, shown) ? request.body : body }),
    });
    note(`Answered ${answer.status}.`, answer.ok ? 'good' : 'bad');
    const sent = await findSent(newest, method, address.split('?')[0]);
    if (sent !== undefined) await onOpen(sent);
  };
  return (
    <Form class="tool" label="Send again" onSend={go}>
      <Field
        label={`${method}, path and query`}
        name="address"
        defaultValue={query === '' ? path : `${path}?${query}`}
        spellcheck={false}
      />
      {hasBody && (
        <TextArea
          {...{ label: 'Body', name: 'body', defaultValue: shown }}
          rows={Math.min(MAX_ROWS, shown.split('\n').length + 1)}
        />
      )}
      <p class="buttons">
        <button type="submit">Send</button>
        {hasBody && (
          <button type="reset" class="quiet">
            As it was
          </button>
        )}
      </p>
      <p class="hint">{`The key of ${account.name} goes with it.`}</p>
    </Form>
  );
}

/** Forms use their own line ends. */
const sameText = (one = '', other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');

/** The entry of the request just sent: the first of its method and path after `after`. */
async function findSent(after: number, method: string, path: string | undefined) {
  const { entries } = await control.journal({ after, method });
  return entries.reverse().find(({ url }) => url.split('?')[0] === path)?.id;
}
