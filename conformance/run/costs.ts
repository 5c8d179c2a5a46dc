// Written by `npm run bench:conformance -- --count`: what a run with seed 1 sent to the mock.

/** What a run of a profile takes besides its checks: learning, cleaning for each request of theirs, and what it leaves. */
export const aroundChecks = {
  smoke: {
    learning: 82,
    cleaning: 0.13,
    kept: { accounts: 2, clients: 18, items: 14, sequences: 7 },
  },
  full: {
    learning: 80,
    cleaning: 0.07,
    kept: { accounts: 3, clients: 52, items: 32, sequences: 12 },
  },
  soak: {
    learning: 80,
    cleaning: 0.09,
    kept: { accounts: 3, clients: 128, items: 100, sequences: 144 },
  },
} as const;

/** Requests of a check, the mean of its class (see classOf in expectation.ts). */
export const requestsOfClass: Readonly<Record<string, number>> = {
  async: 5.3,
  'filters-in-pairs': 41,
  'case of documents': 25,
  'case of records': 14.5,
  lists: 11,
  model: 7.6,
  'odd-types': 16,
  operations: 2.3,
  'own-pages': 40,
  'random-walks': 640,
  'refused-again': 6,
  requests: 1.4,
  robustness: 4.5,
  'round-trip': 5.3,
  rules: 5.6,
  states: 16,
  'stories-long': 60,
};
