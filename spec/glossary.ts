/**
 * Words that the project does not use for its own concepts, and their replacements. `glossary.test.ts` searches file
 * names, identifiers and texts for them.
 */

export interface Word {
  /** Matches a whole word in lower case; names in camelCase, snake_case and kebab-case are split first. */
  readonly word: RegExp;
  readonly instead: string;
  /** `names`: allowed in sentences as ordinary English, but not in identifiers and file names. */
  readonly where: 'names' | 'everywhere';
}

export const words: readonly Word[] = [
  {
    word: /^(un|re)?told$|^tell(s|ing|er)?$/,
    instead: 'reported, report; failure details',
    where: 'everywhere',
  },
  { word: /^life$|^lives$|^lived$|^(after|half)li(f|v)es?$/, instead: 'case', where: 'everywhere' },
  { word: /^breach(es|ed|ing)?$/, instead: 'violation', where: 'everywhere' },
  { word: /^readings?$/, instead: 'interpretation', where: 'names' },
  { word: /^marks$/, instead: 'coverage tags', where: 'names' },
  {
    word: /^(dis)?guises?$|^dress(es|ed)?$|^worn$|^wears$/,
    instead: 'conforming variant',
    where: 'everywhere',
  },
  { word: /^letters$/, instead: 'character set', where: 'names' },
  { word: /^alphabets?$/, instead: 'character set', where: 'everywhere' },
  { word: /^turns$/, instead: 'mutex; rotation', where: 'names' },
  { word: /^seats?$/, instead: 'semaphore', where: 'everywhere' },
  { word: /^strangers?$/, instead: 'unknown parameter; foreign server; foreign origin', where: 'everywhere' },
  { word: /^provok(e|es|ed|ing)$|^provocations?$/, instead: 'trigger, invalid request', where: 'everywhere' },
  { word: /^reserve$|^homes?$/, instead: 'fixture pool, slot', where: 'names' },
  { word: /^taken$|^lasting$|^permanent$/, instead: 'acquire, shared fixture, release', where: 'everywhere' },
  { word: /^fates?$/, instead: 'record tracker', where: 'everywhere' },
  { word: /^narrowed$/, instead: 'minimized, shrinking', where: 'everywhere' },
  { word: /^guarded$|^pairings?$/, instead: 'conditional fault', where: 'everywhere' },
  { word: /^wander(s|er|ers|ing)?$/, instead: 'random walker', where: 'everywhere' },
  { word: /^miniatures?$/, instead: 'stub servers', where: 'everywhere' },
  { word: /^missteps?$|^suspects$|^same-answer$/, instead: 'root cause, group', where: 'everywhere' },
  { word: /^rooms?$|^house$/, instead: 'module, folder', where: 'everywhere' },
];

/** Texts that are generated, not ours, or about the words themselves. */
export const otherTexts: readonly RegExp[] = [
  /^generated\//,
  /^CHANGELOG\.md$/,
  /^LICENSE$/,
  /^package-lock\.json$/,
  // Words of the API description, and of the licences and programs of others.
  /^spec\/words\.yaml$/,
  /^conformance\/selfcheck\/foreign\//,
  /\.(svg|png|ico|woff2?|jar)$/,
  // These two list the words.
  /^spec\/glossary(\.test)?\.ts$/,
  // Old names that are accepted for one release.
  /(^|\/)former-names(\.test)?\.ts$/,
];

/** Lines in which a word is allowed: their file, and what they contain. Remove them with their reason. */
export const exceptions: readonly { readonly file: RegExp; readonly holds: RegExp; readonly why: string }[] =
  [
    { file: /^mocks\//, holds: /\btakenAt\b/, why: 'when a snapshot was made: a field of the control API' },
    {
      file: /./,
      holds: /\bHOME\b|\bHome\b|ArrowDown/,
      why: 'a variable of the environment, and a key of the keyboard',
    },
    { file: /^mocks\/console\//, holds: /\b(no|makes) room\b|there is room/i, why: 'space on a screen' },
    { file: /^mocks\/control\/worlds\.ts$/, holds: /makes room/, why: 'space for a new one' },
    {
      file: /^mocks\/(options\/options|assembly|index)\.ts$|^conformance\/selfcheck\/run\.ts$/,
      holds: /[Gg]uise|^\s+('--)?(guarded|miniatures)\b/,
      why: 'former names of options, accepted for one release',
    },
  ];
