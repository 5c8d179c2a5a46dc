/** The class of an HTTP status (RFC 9110, section 15). A broken connection, status 0, is in none. */

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

export const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** 4xx: the request is at fault. */
export const isClientError = (status: number): boolean => status >= 400 && status < 500;

/** 5xx: the server is at fault. */
export const isServerError = (status: number): boolean => status >= 500;

export const isError = (status: number): boolean => status >= 400;

/** Not refused: 2xx, or no answer, after which the request may have been carried out nevertheless. */
export const mayBeDone = (status: number): boolean => status < 300;
