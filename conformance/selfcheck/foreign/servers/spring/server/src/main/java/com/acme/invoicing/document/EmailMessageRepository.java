package com.acme.invoicing.document;

import com.acme.invoicing.common.AccountOwnedRepository;

interface EmailMessageRepository extends AccountOwnedRepository<EmailMessage> {
}
