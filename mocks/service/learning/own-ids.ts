/** The first id of records created here when real servers are used too: their ids rarely reach it. */
export const OWN_IDS_FROM = 2_000_000_000;
