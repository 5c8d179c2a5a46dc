/** What a mock shows of its accounts to the caller, over HTTP and inside MSW. */
import type { Service } from '../service/index.js';

export interface Account {
  id: number;
  name: string;
  /** In the form of `accountUrls`; the default account has the bare address. Every account answers in both forms. */
  url: string;
  apiKey: string;
}

/** Live: another scenario has other accounts. */
export interface Addressed {
  /** The default account's address, without a slash at the end. */
  readonly url: string;
  /** The address of the two account-creation endpoints. */
  readonly publicUrl: string;
  /** The current default account's: another scenario may have another. */
  readonly apiKey: string;
  readonly accountId: number;
  /** All current accounts, the default one first. */
  readonly accounts: Account[];
}

/** The handle with the addresses and accounts of its service. Getters of `handle` are read once. */
export function addressed<Handle extends object>(
  handle: Handle,
  service: Service,
  url: () => string,
): Handle & Addressed {
  const accounts = () =>
    service.accounts().map(({ id, name, apiKey, isDefault }): Account => {
      const own = isDefault ? url() : service.settings.accountUrl(name, url());
      return { id, name, apiKey, url: own };
    });
  const [first] = accounts();
  return {
    ...handle,
    get url() {
      return url();
    },
    get publicUrl() {
      return url();
    },
    get apiKey() {
      return (accounts()[0] ?? first)?.apiKey ?? '';
    },
    get accountId() {
      return (accounts()[0] ?? first)?.id ?? 0;
    },
    get accounts() {
      return accounts();
    },
  };
}
