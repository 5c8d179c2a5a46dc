package com.acme.invoicing.file;

import java.time.YearMonth;

/** The work to do for a file, once its row is committed. */
record FileRequested(Long fileId, Long documentId, boolean secondCopy, YearMonth month) {
}
