/** Parses JSON that may have been cut, as far as the cut. Undefined if it is no JSON. */

const cutMark = /… \(\d+ more\)$/;

export function readLeniently(text: string): unknown {
  const whole = parsed(text);
  if (whole !== undefined || !/^\s*[[{]/.test(text)) return whole;
  return parsed(mended(text.replace(cutMark, '')));
}

/** Whether a text is JSON: the whole of it, or as far as a report has kept it. */
export const isJson = (text: string): boolean =>
  (cutMark.test(text) ? readLeniently(text) : parsed(text)) !== undefined;

/** The text up to the last complete member, with open brackets closed. */
function mended(text: string): string {
  const open: string[] = [];
  let [last, closing, inText] = [0, '', false];
  for (let n = 0; n < text.length; n += 1) {
    const char = text[n] as string;
    if (inText) {
      if (char === '\\') n += 1;
      else if (char === '"') inText = false;
      continue;
    }
    if (char === '"') inText = true;
    else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      [last, closing] = [n + 1, [...open].reverse().join('')];
    } else if (char === '}' || char === ']') {
      open.pop();
      [last, closing] = [n + 1, [...open].reverse().join('')];
    } else if (char === ',') [last, closing] = [n, [...open].reverse().join('')];
  }
  return text.slice(0, last) + closing;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
