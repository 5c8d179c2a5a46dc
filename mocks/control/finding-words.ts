/**
 * Findings with the text of the description that each is based on. These texts are large, so they are loaded at first
 * use.
 */
import { findingsOf, type Site } from './actions.js';
import type { Finding } from './findings.js';

export interface FindingInWords extends Finding {
  /** The section of the description, and its words; null where it has none of its own. */
  section: string | null;
  words: string | null;
}

type Statements = Readonly<Record<string, { section: string; words: string } | undefined>>;

export async function findingsInWords(site: Site): Promise<{ findings: FindingInWords[] }> {
  const { statements } = await import('../../generated/statements.js');
  const findings = findingsOf(site).map((one) => {
    const stated = (statements as Statements)[one.statement];
    return { ...one, section: stated?.section ?? null, words: stated?.words ?? null };
  });
  return { findings };
}
