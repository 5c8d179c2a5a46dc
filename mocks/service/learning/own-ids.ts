/** Where the ids of records made here begin when there is another server beside: other servers' hardly reach so far. */
export const OWN_IDS_FROM = 2_000_000_000;
