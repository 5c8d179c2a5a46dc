// Resolves the contract's files into one document with internal references only. Declarations for all document types
// are expanded.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BaseResolver, bundle, type Config, createConfig, Source } from '@redocly/openapi-core';
import { type ContractDocument, isObject, type Json, valueAt } from './contract-document.js';
import { expanded, type Origin } from './each-type.js';
import { placeOf, readYaml } from './yaml-file.js';

/** Reads files of spec/ in their expanded form, and remembers the origin of each part. */
export class ContractReader extends BaseResolver {
  private readonly origins = new Map<string, ReadonlyMap<string, Origin>>();

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    const written = expanded(absoluteRef);
    if (!written) return super.loadExternalRef(absoluteRef);
    this.origins.set(absoluteRef, written.origins);
    return new Source(absoluteRef, JSON.stringify(written.content, null, 1), 'application/yaml');
  }

  /** The source file and pointer of a place in an expanded file. */
  originOf(file: string, pointer: string): Origin {
    const origins = this.origins.get(file);
    for (let at = pointer.replace(/^#/, ''); origins; at = at.slice(0, at.lastIndexOf('/'))) {
      const origin = origins.get(at);
      if (origin) return origin;
      if (at === '') break;
    }
    return { file, pointer };
  }
}

/** Without the type of every possible setting, which costs the compiler seconds; we pass none. */
const plainConfig = createConfig as unknown as (settings: object) => Promise<Config>;

/** Reads openapi.yaml and the files it refers to. Throws with file and line of the first unresolved reference. */
export async function bundleContract(file: string): Promise<ContractDocument> {
  const config = await plainConfig({});
  const reader = new ContractReader(config.resolve);
  const { bundle: result, problems } = await bundle({
    ref: file,
    config,
    externalRefResolver: reader,
    removeUnusedComponents: false,
  });
  const first = problems.find((problem) => problem.severity === 'error');
  if (first) {
    const where = first.location[0];
    const origin = where && reader.originOf(where.source.absoluteRef, where.pointer ?? '');
    // The message of a file that could not be expanded already contains its place.
    const own = /spec\/\S+:\d+: .*/s.exec(first.message)?.[0];
    if (own !== undefined || !origin) throw new Error(own ?? `spec: ${first.message}`);
    throw new Error(`${placeOf(origin)}: ${first.message.replace(/: ENOENT.*/s, '')}${thereIs(origin)}`);
  }
  return result.parsed as ContractDocument;
}

/** For an unresolved reference, the names that exist there: `; in ../shared.yaml#/responses there are Created, Empty`. */
function thereIs({ file, pointer }: Origin): string {
  const written = valueAt(readYaml<Json>(file).content, pointer.replace(/^#/, ''));
  const ref = isObject(written) ? written.$ref : written;
  if (typeof ref !== 'string') return '';
  const [path = '', target = ''] = ref.split('#');
  const [beside, parent] = [resolve(dirname(file), path), target.slice(0, target.lastIndexOf('/'))];
  if (path !== '' && !existsSync(beside)) return ` ${ref}: there is no file ${path} beside this one`;
  const content =
    path === ''
      ? readYaml<Json>(file).content
      : (expanded(beside)?.content ?? readYaml<Json>(beside).content);
  const there = valueAt(content, parent);
  const names = isObject(there) ? Object.keys(there).join(', ') : 'nothing';
  return ` ${ref}; in ${path}#${parent} there is ${names}`;
}
