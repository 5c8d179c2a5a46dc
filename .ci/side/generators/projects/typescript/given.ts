// What every TypeScript program is given: where the mock is, and what it makes there. The price loses its cents in a
// 32-bit float.
export const baseUrl = process.env.BASE_URL ?? '';
export const key = process.env.API_KEY ?? '';
const name = `Livraria ${Date.now()}`;
export const client = { name, code: name };
export const draft = {
  date: '21/11/2026',
  due_date: '21/12/2026',
  client: { name },
  items: [{ name, unit_price: 262145.37, quantity: '1', tax: { name: 'IVA23' } }],
};
export const filters = { text: name, 'status[]': ['final'], 'date[from]': '21/11/2026' };

/** Asks again until the PDF is made. */
export async function untilReady(
  ask: () => Promise<{ output: { pdfUrl: string } } | undefined | null | ''>,
): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const made = await ask();
    if (made) return made.output.pdfUrl;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('the PDF is not made after 20 questions');
}

/** Ends the program with 1 when it did not see what it must have seen. */
export function done(
  id: number,
  total: number,
  listed: number[],
  pdf: string,
  refusal: string | undefined,
): void {
  const wrong = [
    total === 322438.81 ? '' : `the total is ${total}`,
    listed.length === 1 && listed[0] === id ? '' : `the list holds ${listed.join(', ')}`,
    pdf.startsWith('http') ? '' : `the link is ${pdf}`,
    refusal ? '' : 'the refusal has no message',
  ].filter(Boolean);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  console.log(`done ${id}`);
}
