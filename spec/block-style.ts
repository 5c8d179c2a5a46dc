// Finds YAML of spec/ that is written as a flow collection over several lines, which is hard to edit and to compare.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument, visit } from 'yaml';

/** One line, with file and line number, for each outermost flow collection that spans several lines. */
export function flowOverLines(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  return files
    .sort()
    .flatMap((name) =>
      linesWithFlow(readFileSync(join(folder, name), 'utf8')).map(
        (line) =>
          `spec/${name}:${line}: { } and [ ] only where they fit one line: write this in block style, an entry a line.`,
      ),
    );
}

function linesWithFlow(text: string): number[] {
  const counter = new LineCounter();
  const found: number[] = [];
  visit(parseDocument(text, { lineCounter: counter, merge: true }), {
    Collection(_key, node) {
      if (!node.flow || !node.range) return undefined;
      const [start, end] = node.range;
      if (!text.slice(start, end).includes('\n')) return undefined;
      found.push(counter.linePos(start).line);
      return visit.SKIP;
    },
  });
  return found;
}
