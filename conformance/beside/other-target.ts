/** The settings of the other target of `--beside`. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings, UsageError } from '../target/settings.js';

/**
 * `--beside` is an address, for which the keys and the other addresses of the target under test are adapted; or a YAML file with
 * the settings of the other target. Its report is in `beside/` of the report folder. Throws UsageError.
 */
export function otherTarget(settings: Settings, beside: string): Settings {
  const own = {
    ...settings,
    report: join(settings.report, 'beside'),
    deviations: undefined,
    compare: undefined,
  };
  if (/^https?:\/\//.test(beside)) return moved(own, beside);
  if (!existsSync(beside))
    throw new UsageError(
      `--beside is "${beside}": neither an address nor a file. Give the address of the other server, or a YAML file with base-url, api-key and so on.`,
    );
  const { baseUrl, apiKey, publicUrl, accountId, second, dialectFile } = readSettings({
    flags: {},
    env: {},
    config: beside,
  });
  return { ...own, baseUrl, apiKey, publicUrl, accountId, second, dialectFile };
}

function moved(settings: Settings, beside: string): Settings {
  if (!URL.canParse(beside)) throw new UsageError(`--beside is "${beside}", which is no address.`);
  const baseUrl = beside.replace(/\/+$/, '');
  const { origin } = new URL(settings.baseUrl);
  const there = (url: string) =>
    new URL(url).origin === origin ? url.replace(origin, new URL(baseUrl).origin) : undefined;
  const publicUrl = settings.publicUrl && there(settings.publicUrl);
  const secondUrl = settings.second && there(settings.second.baseUrl);
  return {
    ...settings,
    baseUrl,
    publicUrl,
    second: settings.second && secondUrl ? { ...settings.second, baseUrl: secondUrl } : undefined,
  };
}
