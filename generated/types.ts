// Written by `npm run generate` from spec/. Do not edit: change spec/ and generate again.
export interface paths {
    "/api/accounts/create.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and its first user
         * @description Needs neither an account nor a key; the answer contains the address and the key of the new account.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/create_already_user.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account for a user who has one already
         * @description The e-mail and the password are those of the existing user.
         */
        post: operations["createAccountForUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{account-id}/get.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example 21375
                 */
                "account-id": components["parameters"]["AccountIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an account
         * @description The name of the account, and whether it is ready for use.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{account-id}/update.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example 21375
                 */
                "account-id": components["parameters"]["AccountIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Update an account
         * @description The body has the form of variant A or of variant B; fields that are not sent keep their values.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/accounts/at_communication.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configure the communication with the tax authority
         * @description How documents are communicated to the tax authority, and by which of its users.
         */
        post: operations["configureAtCommunication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items
         * @description The products and services of the account, a page at a time.
         */
        get: operations["listItems"];
        put?: never;
        /**
         * Create an item
         * @description The name is unique. Without a tax of that name no tax is applied.
         */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{item-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item.
                 * @example 512
                 */
                "item-id": components["parameters"]["ItemIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an item
         * @description One product or service, with its price as a number.
         */
        get: operations["getItem"];
        /**
         * Update an item
         * @description Fields that are not sent keep their values.
         */
        put: operations["updateItem"];
        post?: never;
        /**
         * Delete an item
         * @description Refused while documents use it.
         */
        delete: operations["deleteItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List taxes
         * @description All taxes of the account, on one page.
         */
        get: operations["listTaxes"];
        put?: never;
        /**
         * Create a tax
         * @description Lines can name the tax from then on; it can be made the default.
         */
        post: operations["createTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes/{tax-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tax.
                 * @example 11
                 */
                "tax-id": components["parameters"]["TaxIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a tax
         * @description One tax, with its percentage.
         */
        get: operations["getTax"];
        /**
         * Update a tax
         * @description Fields that are not sent keep their values.
         */
        put: operations["updateTax"];
        post?: never;
        /**
         * Delete a tax
         * @description Lines can no longer name it; existing documents keep it.
         */
        delete: operations["deleteTax"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * @description The clients of the account, a page at a time.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * @description A client for documents; creating a document for an unknown name creates a client too.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{client-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                "client-id": components["parameters"]["ClientIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a client
         * @description One client, with the fields that only this answer has.
         */
        get: operations["getClient"];
        /**
         * Update a client
         * @description Fields that are not sent keep their values; name and code are always sent.
         */
        put: operations["updateClient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/find-by-name.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a client by its name
         * @description The one client that has exactly this name.
         */
        get: operations["findClientByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/find-by-code.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a client by the caller's own code
         * @description The one client that has exactly this code.
         */
        get: operations["findClientByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{client_id}/invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a client's invoices
         * @description Can be filtered by document status, by type, and by whether documents are archived.
         */
        post: operations["listClientInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sequences
         * @description All numbering series of the account, on one page.
         */
        get: operations["listSequences"];
        put?: never;
        /**
         * Create and register a sequence
         * @description Portuguese accounts need tax-authority credentials configured.
         */
        post: operations["createSequence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                "sequence-id": components["parameters"]["SequenceIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a sequence
         * @description One numbering series, with its sixteen counters.
         */
        get: operations["getSequence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence-id}/set_current.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                "sequence-id": components["parameters"]["SequenceIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make a sequence the default
         * @description No body is sent.
         */
        put: operations["setCurrentSequence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sequences/{sequence_id}/register.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                sequence_id: components["parameters"]["SequenceIdSnakeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Register a sequence with the tax authority
         * @description No body is sent.
         */
        put: operations["registerSequence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description All documents of the invoice family, a page at a time. The only list of the family with filters.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Create an invoice
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description The complete document with its lines, in any state.
         */
        get: operations["getInvoice"];
        /**
         * Update an invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an invoice
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send an invoice by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoice receipts
         * @description Filters only work on /invoices.json.
         */
        get: operations["listInvoiceReceipts"];
        put?: never;
        /**
         * Create an invoice receipt
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createInvoiceReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get an invoice receipt
         * @description The complete document with its lines, in any state.
         */
        get: operations["getInvoiceReceipt"];
        /**
         * Update an invoice receipt
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateInvoiceReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of an invoice receipt
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeInvoiceReceiptState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice_receipts/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send an invoice receipt by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailInvoiceReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List simplified invoices
         * @description Filters only work on /invoices.json.
         */
        get: operations["listSimplifiedInvoices"];
        put?: never;
        /**
         * Create a simplified invoice
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createSimplifiedInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a simplified invoice
         * @description The complete document with its lines, in any state.
         */
        get: operations["getSimplifiedInvoice"];
        /**
         * Update a simplified invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateSimplifiedInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a simplified invoice
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeSimplifiedInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/simplified_invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a simplified invoice by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailSimplifiedInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a VAT MOSS invoice
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createVatMossInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a VAT MOSS invoice
         * @description The complete document with its lines, in any state.
         */
        get: operations["getVatMossInvoice"];
        /**
         * Update a VAT MOSS invoice
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateVatMossInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a VAT MOSS invoice
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeVatMossInvoiceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a VAT MOSS invoice by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailVatMossInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Filters only work on /invoices.json.
         */
        get: operations["listCreditNotes"];
        put?: never;
        /**
         * Create a credit note
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a credit note
         * @description The complete document with its lines, in any state.
         */
        get: operations["getCreditNote"];
        /**
         * Update a credit note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateCreditNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a credit note
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeCreditNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a credit note by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailCreditNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List debit notes
         * @description Filters only work on /invoices.json.
         */
        get: operations["listDebitNotes"];
        put?: never;
        /**
         * Create a debit note
         * @description Creates a draft. A client and items with unknown names are created in the same request; known items take the new values.
         */
        post: operations["createDebitNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a debit note
         * @description The complete document with its lines, in any state.
         */
        get: operations["getDebitNote"];
        /**
         * Update a debit note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateDebitNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a debit note
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeDebitNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debit_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a debit note by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailDebitNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat_moss_invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List VAT MOSS invoices
         * @description Filters only work on /invoices.json. The path is stated without the suffix .json; the mock serves both.
         */
        get: operations["listVatMossInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List receipts
         * @description Filters only work on /invoices.json.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a quote
         * @description Creates a draft of an offer to a client.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a quote
         * @description The complete document with its lines, in any state.
         */
        get: operations["getQuote"];
        /**
         * Update a quote
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a quote
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeQuoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a quote by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailQuote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a proforma
         * @description Creates a draft of an offer to a client.
         */
        post: operations["createProforma"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a proforma
         * @description The complete document with its lines, in any state.
         */
        get: operations["getProforma"];
        /**
         * Update a proforma
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateProforma"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a proforma
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeProformaState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proformas/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a proforma by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailProforma"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a fees note
         * @description Creates a draft of an offer to a client.
         */
        post: operations["createFeesNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a fees note
         * @description The complete document with its lines, in any state.
         */
        get: operations["getFeesNote"];
        /**
         * Update a fees note
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateFeesNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a fees note
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeFeesNoteState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees_notes/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a fees note by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailFeesNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/estimates.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes, proformas and fees notes
         * @description A page of quotes, proformas and fees notes together; it can be filtered.
         */
        get: operations["listEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a shipping
         * @description Creates a draft of a document that accompanies goods in transit.
         */
        post: operations["createShipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a shipping
         * @description The complete document with its lines, in any state.
         */
        get: operations["getShipping"];
        /**
         * Update a shipping
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a shipping
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeShippingState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shippings/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a shipping by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailShipping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a transport
         * @description Creates a draft of a document that accompanies goods in transit.
         */
        post: operations["createTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a transport
         * @description The complete document with its lines, in any state.
         */
        get: operations["getTransport"];
        /**
         * Update a transport
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateTransport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a transport
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeTransportState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transports/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a transport by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailTransport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a devolution
         * @description Creates a draft of a document that accompanies goods in transit.
         */
        post: operations["createDevolution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a devolution
         * @description The complete document with its lines, in any state.
         */
        get: operations["getDevolution"];
        /**
         * Update a devolution
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updateDevolution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a devolution
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changeDevolutionState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devolutions/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a devolution by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailDevolution"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guides.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shippings, transports and devolutions
         * @description A page of shippings, transports and devolutions together; it can be filtered.
         */
        get: operations["listGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase orders
         * @description A page of purchase orders; it can be filtered.
         */
        get: operations["listPurchaseOrders"];
        put?: never;
        /**
         * Create a purchase order
         * @description Creates a draft of an order to a supplier.
         */
        post: operations["createPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a purchase order
         * @description The complete document with its lines, in any state.
         */
        get: operations["getPurchaseOrder"];
        /**
         * Update a purchase order
         * @description Drafts only. The lines that are sent replace all lines.
         */
        put: operations["updatePurchaseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the state of a purchase order
         * @description Allowed are the triggers that the state table of the family has for the document's state; any other is refused.
         */
        put: operations["changePurchaseOrderState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase_orders/{document-id}/email-document.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a purchase order by e-mail
         * @description Mails the document to one recipient, whose address can be kept for the client.
         */
        put: operations["emailPurchaseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pdf/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Link to the PDF of a document, once it is generated
         * @description Asynchronous. 202 means that the PDF is being generated; repeat the request until 200.
         */
        get: operations["getDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/qr_codes/{document-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Link to the QR code of a document
         * @description The code that the tax authority reads off a printed document.
         */
        get: operations["getDocumentQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/{document-id}/related_documents.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Documents that belong to a document
         * @description Receipts of an invoice, notes that belong to it, and the other way round.
         */
        get: operations["listRelatedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{document-id}/partial_payments.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a payment
         * @description For final invoices of types that have receipts. Paid in full, the invoice becomes settled; in part, it stays final.
         */
        post: operations["createPartialPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{receipt-id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt.
                 * @example 2077
                 */
                "receipt-id": components["parameters"]["ReceiptIdParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a receipt
         * @description One receipt, as created by a payment.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{receipt-id}/change-state.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt.
                 * @example 2077
                 */
                "receipt-id": components["parameters"]["ReceiptIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a payment
         * @description The invoice is open (final) again.
         */
        put: operations["changeReceiptState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export_saft.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the SAF-T file of a month
         * @description Asynchronous. 202 means that generation has started; repeat the request until 200.
         */
        get: operations["exportSaft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/balance.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        /**
         * Get a client's balance
         * @description The amount that the client owes, with and without VAT, and the overdue part of it.
         */
        get: operations["getClientBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/initial_balance.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set a client's initial balance
         * @description The amount that the client owed before its first document here.
         */
        put: operations["updateInitialBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/regularization.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        /**
         * List a client's regularizations
         * @description Corrections of the amount that the client owes, a page at a time.
         */
        get: operations["listRegularizations"];
        put?: never;
        /**
         * Create a regularization
         * @description Corrects the amount that the client owes, without a document.
         */
        post: operations["createRegularization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/regularization/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["parameters"]["RecordIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a regularization
         * @description Reverts the correction of the amount that the client owes.
         */
        delete: operations["deleteRegularization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/treasury_movements.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a treasury movement
         * @description A Payment creates a receipt for open documents; without an open document it is refused.
         */
        post: operations["createTreasuryMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v3/clients/{client_id}/treasury_movements/{id}.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["parameters"]["RecordIdParameter"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a treasury movement
         * @description Documents that the movement settled are open again.
         */
        delete: operations["deleteTreasuryMovement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Flag
         * @description 1 yes, 0 no.
         * @enum {string}
         */
        Flag: "0" | "1";
        /** AccountInput */
        AccountInput: {
            first_name?: string;
            last_name?: string;
            organization_name: string;
            phone?: string;
            /** Format: email */
            email: string;
            password: string;
            /** @description Unique in the system when present. */
            fiscal_id?: string;
            /**
             * @description 1, 2, 3 are three countries; a longer list exists.
             * @default 1
             */
            tax_country?: string;
            language?: components["schemas"]["AccountInputLanguage"];
            terms: components["schemas"]["Flag"];
            marketing: components["schemas"]["Flag"];
        };
        /** AccountBody */
        AccountBody: {
            account: components["schemas"]["AccountInput"];
        };
        /** CreatedAccount */
        CreatedAccount: {
            id: string;
            name: string;
            /** @description The account's address. */
            url: string;
            /** @description The new account's key. */
            api_key: string;
            state: string;
        };
        /** CreatedAccountAnswer */
        CreatedAccountAnswer: {
            account: components["schemas"]["CreatedAccount"];
        };
        /**
         * ErrorDetail
         * @description A value that was refused.
         */
        ErrorDetail: {
            /** @description The path of the value, for example invoice.items[0].name. */
            field: string;
            message: string;
        };
        /** ErrorMessage */
        ErrorMessage: {
            error: string;
            details?: components["schemas"]["ErrorDetail"][];
        };
        /**
         * ErrorAnswer
         * @description Why a request was refused; the wording is not part of the contract. A list of errors, with or without the
         *     wrapper, has been seen in public and is equally valid; it is kept out of the type, so that every client gets a simple one.
         */
        ErrorAnswer: {
            errors: components["schemas"]["ErrorMessage"];
        };
        /**
         * Id
         * @description Number that identifies a record in paths.
         */
        Id: number;
        /** Account */
        Account: {
            organization_name: string;
            /** @description Null or absent when unset. */
            fiscal_id?: string | null;
            email: string;
            /** @description An active state; other values are not shown. */
            state: string;
            /** @description Whether tax-authority credentials are configured. */
            at_configured: boolean;
            trial: boolean;
        };
        /** AccountAnswer */
        AccountAnswer: {
            account: components["schemas"]["Account"];
        };
        /** AccountChangesA */
        AccountChangesA: {
            first_name?: string;
            last_name?: string;
            organization_name: string;
            phone?: string;
            email: string;
            password: string;
            /** @description Cannot be changed. */
            fiscal_id?: string;
            address?: string;
            city?: string;
            postal_code?: string;
            website?: string;
            fax?: string;
            terms: components["schemas"]["Flag"];
            credentials?: components["schemas"]["AccountCredentials"];
        };
        /** AccountChangesB */
        AccountChangesB: {
            organization_name?: string;
            fiscal_id: string;
            address: string;
            postal_code?: string;
            city?: string;
            email?: string;
        };
        /** AccountUpdate */
        AccountUpdate: {
            account: components["schemas"]["AccountChanges"];
        };
        /** AtCommunicationBody */
        AtCommunicationBody: {
            at_communication: components["schemas"]["AtCommunicationInput"];
        };
        /** AtCommunicationAnswer */
        AtCommunicationAnswer: {
            success: string;
        };
        /**
         * OptionalText
         * @description Null or absent when unset.
         */
        OptionalText: string | null;
        /**
         * ItemTax
         * @description Name and value are both present when a tax is applied, and null or absent when none is.
         */
        ItemTax: {
            name?: string | null;
            /**
             * Format: double
             * @description Percentage. Stated as an integer; a rate such as 6.5 needs its decimals.
             */
            value?: number | null;
            /** @description Text that describes the value. */
            comment?: string | null;
        };
        /** Item */
        Item: {
            id: number;
            name: string;
            description?: components["schemas"]["OptionalText"];
            /** Format: double */
            unit_price: number;
            unit?: components["schemas"]["OptionalText"];
            /** @description Null, absent or without name and value when no tax is applied. */
            tax?: components["schemas"]["ItemTax"] | null;
        };
        /** ItemList */
        ItemList: {
            items: components["schemas"]["Item"][];
        };
        /**
         * DecimalText
         * @description A number >= 0 written as text.
         * @example 19.90
         */
        DecimalText: string;
        /** ItemInput */
        ItemInput: {
            /** @description Unique. */
            name: string;
            description: string;
            unit_price: components["schemas"]["DecimalText"];
            unit?: components["schemas"]["OptionalText"];
            tax?: components["schemas"]["ItemTaxInput"];
        };
        /** ItemBody */
        ItemBody: {
            item: components["schemas"]["ItemInput"];
        };
        /** ItemAnswer */
        ItemAnswer: {
            item: components["schemas"]["Item"];
        };
        /** ItemChanges */
        ItemChanges: {
            /** @description Unique. */
            name?: string;
            description?: string;
            unit_price?: components["schemas"]["DecimalText"];
            unit?: components["schemas"]["OptionalText"];
            tax?: components["schemas"]["ItemTaxInput"];
        };
        /** ItemUpdate */
        ItemUpdate: {
            item: components["schemas"]["ItemChanges"];
        };
        /** PlainText */
        PlainText: string;
        /**
         * AnyNumber
         * Format: double
         */
        AnyNumber: number;
        /**
         * FlagNumber
         * @description 1 yes, 0 no.
         */
        FlagNumber: number;
        /** Tax */
        Tax: {
            id: number;
            name: string;
            value: components["schemas"]["TaxValue"];
            region?: string | null;
            default_tax?: components["schemas"]["DefaultTaxMark"];
            code?: string | null;
        };
        /** TaxList */
        TaxList: {
            taxes: components["schemas"]["Tax"][];
        };
        /** TaxInput */
        TaxInput: {
            name: string;
            /** @description Percentage, a decimal number written as text. */
            value: components["schemas"]["DecimalText"];
            /** @description Region code, for example PT, PT-AC, PT-MA. */
            region: string;
            default_tax?: components["schemas"]["DefaultTaxWish"];
            code?: string | null;
        };
        /** TaxBody */
        TaxBody: {
            tax: components["schemas"]["TaxInput"];
        };
        /** TaxAnswer */
        TaxAnswer: {
            tax: components["schemas"]["Tax"];
        };
        /** TaxChanges */
        TaxChanges: {
            name?: string;
            /** @description Percentage, a decimal number written as text. */
            value?: components["schemas"]["DecimalText"];
            /** @description Region code, for example PT, PT-AC, PT-MA. */
            region?: string;
            default_tax?: components["schemas"]["DefaultTaxWish"];
            code?: string | null;
        };
        /** TaxUpdate */
        TaxUpdate: {
            tax: components["schemas"]["TaxChanges"];
        };
        /** PreferredContact */
        PreferredContact: {
            name?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
        };
        /** ClientFields */
        ClientFields: {
            name: string;
            code?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            language?: string | null;
            address?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
            fiscal_id?: components["schemas"]["OptionalText"];
            website?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            preferred_contact?: components["schemas"]["PreferredContact"] | null;
            observations?: components["schemas"]["OptionalText"];
        };
        /** WholeNumber */
        WholeNumber: number;
        /**
         * ClientId
         * @description Compare it as text; get returns it as text, other answers as a number.
         */
        ClientId: components["schemas"]["PlainText"] | components["schemas"]["WholeNumber"];
        /**
         * TextOrNumber
         * @description Seen as text and as a number.
         */
        TextOrNumber: components["schemas"]["PlainText"] | components["schemas"]["WholeNumber"] | null;
        /**
         * ListedClient
         * @description A client as returned by list, create and find; only get is said to return texts.
         */
        ListedClient: components["schemas"]["ClientFields"] & {
            id: components["schemas"]["ClientId"];
            send_options?: components["schemas"]["TextOrNumber"];
            payment_days?: components["schemas"]["TextOrNumber"];
        };
        /**
         * Pagination
         * @example {
         *       "total_entries": 2,
         *       "current_page": 1,
         *       "total_pages": 1,
         *       "per_page": 10
         *     }
         */
        Pagination: {
            total_entries: number;
            current_page: number;
            total_pages: number;
            per_page: number;
        };
        /** ClientList */
        ClientList: {
            clients: components["schemas"]["ListedClient"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * Language
         * @enum {string}
         */
        Language: "en" | "pt" | "es";
        /** ClientBody */
        ClientBody: {
            client: components["schemas"]["ClientInput"];
        };
        /** CreatedClientAnswer */
        CreatedClientAnswer: {
            client: components["schemas"]["ListedClient"];
        };
        /**
         * ClientPathId
         * @description Number that identifies a client in paths.
         */
        ClientPathId: number | string;
        /**
         * ClientRecord
         * @description A client as returned by get.
         */
        ClientRecord: components["schemas"]["ClientFields"] & {
            id: string;
            /** @description Null or absent when unset. */
            send_options?: string | null;
            open_account_link?: components["schemas"]["OptionalText"];
            /** @description Null or absent when unset. */
            payment_days?: string | null;
            tax_exemption_code?: components["schemas"]["OptionalText"];
        };
        /** ClientAnswer */
        ClientAnswer: {
            client: components["schemas"]["ClientRecord"];
        };
        /** ClientInvoicesBody */
        ClientInvoicesBody: {
            filter?: components["schemas"]["ClientInvoicesFilter"];
        };
        /**
         * DateText
         * @description dd/mm/yyyy
         * @example 21/11/2026
         */
        DateText: string;
        /**
         * ListedDocumentClient
         * @description The client in an entry of a list.
         */
        ListedDocumentClient: {
            id?: number;
            name?: string;
            country?: components["schemas"]["OptionalText"];
        };
        /** LineTax */
        LineTax: {
            id: number;
            name: string;
            /**
             * Format: double
             * @description Percentage. Stated as an integer; a rate such as 6.5 needs its decimals.
             */
            value: number;
        };
        /**
         * ListedLine
         * @description A line in an entry of a list.
         */
        ListedLine: {
            name?: string;
            description?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            unit_price?: string;
            unit?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            quantity?: string;
            /** @description Null or absent when no tax is applied; an object with an empty name and no value or 0 means the same. */
            tax?: components["schemas"]["LineTax"] | null;
            /**
             * Format: double
             * @description Percentage.
             */
            discount?: number;
            /** Format: double */
            subtotal?: number;
            /** Format: double */
            tax_amount?: number;
            /** Format: double */
            discount_amount?: number;
            /** Format: double */
            total?: number;
        };
        /**
         * ListedDocument
         * @description An entry of a list; it may leave out fields of a single document.
         */
        ListedDocument: {
            id: number;
            /** @description The type of the family lists the possible values. */
            status: string;
            archived?: boolean;
            /** @description Invoice, Quote, Shipping, PurchaseOrder, ... */
            type: string;
            /** @description number/series once final; a word on a draft. */
            sequence_number?: string | null;
            /** @description series/number once final. */
            inverted_sequence_number?: string | null;
            /** @description Tax-authority identifier. A unique code in a registered sequence, N/D when relevant but not registered, N/A when not relevant and not registered. */
            atcud?: string | null;
            sequence_id?: string | null;
            /** @description Exemption reason code. */
            tax_exemption?: string | null;
            date?: components["schemas"]["DateText"];
            /** @description dd/mm/yyyy */
            due_date?: string;
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalText"];
            permalink?: string;
            saft_hash?: string | null;
            /** Format: double */
            sum?: number;
            /** Format: double */
            discount?: number;
            /** Format: double */
            before_taxes?: number;
            /** Format: double */
            taxes?: number;
            /** Format: double */
            total?: number;
            currency?: string;
            client?: components["schemas"]["ListedDocumentClient"];
            items?: components["schemas"]["ListedLine"][];
        };
        /**
         * InvoiceStatus
         * @description The states in the state table of the invoice family.
         * @enum {string}
         */
        InvoiceStatus: "draft" | "final" | "settled" | "canceled" | "deleted";
        /** MbReference */
        MbReference: {
            entity?: string;
            /** Format: double */
            value?: number;
            reference?: string;
        } | null;
        /**
         * ListedInvoiceFamilyDocument
         * @description An entry of a list; it may leave out fields of a single document.
         */
        ListedInvoiceFamilyDocument: components["schemas"]["ListedDocument"] & {
            status?: components["schemas"]["InvoiceStatus"];
            mb_reference?: components["schemas"]["MbReference"];
        };
        /** ClientInvoiceList */
        ClientInvoiceList: {
            invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * SequenceCount
         * @description 0 or null before the first document.
         */
        SequenceCount: number | null;
        /** Sequence */
        Sequence: {
            id: number;
            /** @description Name of the series. */
            serie: string;
            default_sequence: components["schemas"]["FlagNumber"];
            current_invoice_number: components["schemas"]["SequenceCount"];
            current_invoice_sequence_id: components["schemas"]["SequenceCount"];
            current_invoice_receipt_number: components["schemas"]["SequenceCount"];
            current_invoice_receipt_sequence_id: components["schemas"]["SequenceCount"];
            current_simplified_invoice_number: components["schemas"]["SequenceCount"];
            current_simplified_invoice_sequence_id: components["schemas"]["SequenceCount"];
            current_credit_note_number: components["schemas"]["SequenceCount"];
            current_credit_note_sequence_id: components["schemas"]["SequenceCount"];
            current_debit_note_number: components["schemas"]["SequenceCount"];
            current_debit_note_sequence_id: components["schemas"]["SequenceCount"];
            current_receipt_number: components["schemas"]["SequenceCount"];
            current_receipt_sequence_id: components["schemas"]["SequenceCount"];
            current_shipping_number: components["schemas"]["SequenceCount"];
            current_shipping_sequence_id: components["schemas"]["SequenceCount"];
            current_transport_number: components["schemas"]["SequenceCount"];
            current_transport_sequence_id: components["schemas"]["SequenceCount"];
            current_devolution_number: components["schemas"]["SequenceCount"];
            current_devolution_sequence_id: components["schemas"]["SequenceCount"];
            current_proforma_number: components["schemas"]["SequenceCount"];
            current_proforma_sequence_id: components["schemas"]["SequenceCount"];
            current_quote_number: components["schemas"]["SequenceCount"];
            current_quote_sequence_id: components["schemas"]["SequenceCount"];
            current_fees_note_number: components["schemas"]["SequenceCount"];
            current_fees_note_sequence_id: components["schemas"]["SequenceCount"];
            current_purchase_order_number: components["schemas"]["SequenceCount"];
            current_purchase_order_sequence_id: components["schemas"]["SequenceCount"];
            current_vat_moss_invoice_number: components["schemas"]["SequenceCount"];
            current_vat_moss_invoice_sequence_id: components["schemas"]["SequenceCount"];
            current_vat_moss_credit_note_number: components["schemas"]["SequenceCount"];
            current_vat_moss_credit_note_sequence_id: components["schemas"]["SequenceCount"];
            current_vat_moss_receipt_number: components["schemas"]["SequenceCount"];
            current_vat_moss_receipt_sequence_id: components["schemas"]["SequenceCount"];
        };
        /** SequenceList */
        SequenceList: {
            sequences: components["schemas"]["Sequence"][];
        };
        /** SequenceBody */
        SequenceBody: {
            sequence: components["schemas"]["SequenceInput"];
        };
        /** SequenceAnswer */
        SequenceAnswer: {
            sequence: components["schemas"]["Sequence"];
        };
        /**
         * RegisteredSequence
         * @description Each kind then carries current_K_validation_code, a code once registered, N/D relevant but not registered, N/A not relevant.
         */
        RegisteredSequence: components["schemas"]["Sequence"] & {
            [key: string]: string;
        };
        /** RegisteredSequenceList */
        RegisteredSequenceList: {
            sequences: components["schemas"]["RegisteredSequence"][];
        };
        /**
         * SignedDecimalText
         * @example -12.50
         */
        SignedDecimalText: string;
        /** InvoiceList */
        InvoiceList: {
            invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** DocumentClientInput */
        DocumentClientInput: {
            name: string;
            code?: components["schemas"]["OptionalText"];
            email?: components["schemas"]["OptionalText"];
            address?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
            fiscal_id?: components["schemas"]["OptionalText"];
            website?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
        };
        /**
         * Amount
         * @description A number >= 0, as a number or as text.
         */
        Amount: components["schemas"]["AmountNumber"] | components["schemas"]["DecimalText"];
        /**
         * Percentage
         * @description 0 to 100, as a number or as text.
         */
        Percentage: components["schemas"]["PercentageNumber"] | components["schemas"]["PercentageText"];
        /** LineTaxInput */
        LineTaxInput: {
            name?: string;
        };
        /** LineInput */
        LineInput: {
            name: string;
            description?: components["schemas"]["OptionalText"];
            unit_price: components["schemas"]["Amount"];
            quantity: components["schemas"]["Amount"];
            unit?: components["schemas"]["OptionalText"];
            discount?: components["schemas"]["Percentage"];
            tax?: components["schemas"]["LineTaxInput"];
        };
        /**
         * OptionalDecimal
         * @description A number, as a number or as text; null when unset.
         */
        OptionalDecimal: components["schemas"]["PlainText"] | components["schemas"]["AnyNumber"] | null;
        /**
         * RecordReference
         * @description The id of another record, as a number or as text; null when unset.
         */
        RecordReference: components["schemas"]["PlainText"] | components["schemas"]["WholeNumber"] | null;
        /**
         * MbReferenceWish
         * @description Whether the document gets a payment reference; null when unset.
         */
        MbReferenceWish: components["schemas"]["Flag"] | components["schemas"]["FlagNumber"] | null;
        /**
         * DocumentInput
         * @description The fields for creating an invoice-family document or an estimate.
         */
        DocumentInput: {
            date: components["schemas"]["DateText"];
            due_date: components["schemas"]["DateText"];
            client: components["schemas"]["DocumentClientInput"];
            items: components["schemas"]["LineInput"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            currency_code?: components["schemas"]["OptionalText"];
            rate?: components["schemas"]["OptionalDecimal"];
            mb_reference?: components["schemas"]["MbReferenceWish"];
            /** @description The invoice that a credit or debit note belongs to. */
            owner_invoice_id?: components["schemas"]["RecordReference"];
        };
        /** InvoiceBody */
        InvoiceBody: {
            invoice: components["schemas"]["DocumentInput"];
        };
        /** DocumentClient */
        DocumentClient: {
            id: number;
            name: string;
            country?: components["schemas"]["OptionalText"];
        };
        /** Line */
        Line: {
            name: string;
            description?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            unit_price: string;
            unit?: components["schemas"]["OptionalText"];
            /** @description A number written as text. */
            quantity: string;
            /** @description Null or absent when no tax is applied; an object with an empty name and no value or 0 means the same. */
            tax?: components["schemas"]["LineTax"] | null;
            /**
             * Format: double
             * @description Percentage.
             */
            discount: number;
            /** Format: double */
            subtotal: number;
            /** Format: double */
            tax_amount: number;
            /** Format: double */
            discount_amount: number;
            /** Format: double */
            total: number;
        };
        /** Document */
        Document: {
            id: number;
            /** @description The type of the family lists the possible values. */
            status: string;
            archived: boolean;
            /** @description Invoice, Quote, Shipping, PurchaseOrder, ... */
            type: string;
            /** @description number/series once final; a word on a draft. */
            sequence_number: string | null;
            /** @description series/number once final. */
            inverted_sequence_number?: string | null;
            /** @description Tax-authority identifier. A unique code in a registered sequence, N/D when relevant but not registered, N/A when not relevant and not registered. */
            atcud?: string | null;
            sequence_id?: string | null;
            /** @description Exemption reason code. */
            tax_exemption?: string | null;
            date: components["schemas"]["DateText"];
            /** @description dd/mm/yyyy */
            due_date: string;
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalText"];
            permalink: string;
            saft_hash?: string | null;
            /** Format: double */
            sum: number;
            /** Format: double */
            discount: number;
            /** Format: double */
            before_taxes: number;
            /** Format: double */
            taxes: number;
            /** Format: double */
            total: number;
            currency: string;
            client: components["schemas"]["DocumentClient"];
            items: components["schemas"]["Line"][];
        };
        /** InvoiceFamilyDocument */
        InvoiceFamilyDocument: components["schemas"]["Document"] & {
            status?: components["schemas"]["InvoiceStatus"];
            mb_reference?: components["schemas"]["MbReference"];
        };
        /** Invoice */
        Invoice: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["InvoiceType"];
        };
        /** InvoiceAnswer */
        InvoiceAnswer: {
            invoice: components["schemas"]["Invoice"];
        };
        /**
         * DocumentChanges
         * @description The fields for updating an invoice-family document or an estimate.
         */
        DocumentChanges: {
            date?: components["schemas"]["DateText"];
            due_date?: components["schemas"]["DateText"];
            client?: components["schemas"]["DocumentClientInput"];
            items?: components["schemas"]["LineInput"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            currency_code?: components["schemas"]["OptionalText"];
            rate?: components["schemas"]["OptionalDecimal"];
            mb_reference?: components["schemas"]["MbReferenceWish"];
            /** @description The invoice that a credit or debit note belongs to. */
            owner_invoice_id?: components["schemas"]["RecordReference"];
        };
        /** InvoiceUpdate */
        InvoiceUpdate: {
            invoice: components["schemas"]["DocumentChanges"];
        };
        /** StateChange */
        StateChange: {
            /** @description The trigger. */
            state: string;
            message?: components["schemas"]["OptionalText"];
        };
        /** InvoiceStateBody */
        InvoiceStateBody: {
            invoice: components["schemas"]["InvoiceStateChange"];
        };
        /**
         * EmailAddress
         * Format: email
         * @example ana@livraria-central.example
         */
        EmailAddress: string;
        /** EmailBody */
        EmailBody: {
            message: components["schemas"]["EmailMessage"];
        };
        /** EmailErrorAnswer */
        EmailErrorAnswer: {
            errors: components["schemas"]["EmailError"];
        };
        /** InvoiceReceiptList */
        InvoiceReceiptList: {
            invoice_receipts: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * InvoiceReceiptOwnBody
         * @description Under the wrapper of its own type.
         */
        InvoiceReceiptOwnBody: {
            invoice_receipt: components["schemas"]["DocumentInput"];
        };
        /** InvoiceReceiptBody */
        InvoiceReceiptBody: components["schemas"]["InvoiceReceiptOwnBody"] | components["schemas"]["InvoiceBody"];
        /** InvoiceReceipt */
        InvoiceReceipt: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["InvoiceReceiptType"];
        };
        /** InvoiceReceiptAnswer */
        InvoiceReceiptAnswer: {
            invoice_receipt: components["schemas"]["InvoiceReceipt"];
        };
        /**
         * InvoiceReceiptOwnUpdate
         * @description Under the wrapper of its own type.
         */
        InvoiceReceiptOwnUpdate: {
            invoice_receipt: components["schemas"]["DocumentChanges"];
        };
        /** InvoiceReceiptUpdate */
        InvoiceReceiptUpdate: components["schemas"]["InvoiceReceiptOwnUpdate"] | components["schemas"]["InvoiceUpdate"];
        /**
         * InvoiceReceiptOwnStateBody
         * @description Under the wrapper of its own type.
         */
        InvoiceReceiptOwnStateBody: {
            invoice_receipt: components["schemas"]["InvoiceReceiptStateChange"];
        };
        /** InvoiceReceiptStateBody */
        InvoiceReceiptStateBody: components["schemas"]["InvoiceReceiptOwnStateBody"] | components["schemas"]["InvoiceStateBody"];
        /** SimplifiedInvoiceList */
        SimplifiedInvoiceList: {
            simplified_invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * SimplifiedInvoiceOwnBody
         * @description Under the wrapper of its own type.
         */
        SimplifiedInvoiceOwnBody: {
            simplified_invoice: components["schemas"]["DocumentInput"];
        };
        /** SimplifiedInvoiceBody */
        SimplifiedInvoiceBody: components["schemas"]["SimplifiedInvoiceOwnBody"] | components["schemas"]["InvoiceBody"];
        /** SimplifiedInvoice */
        SimplifiedInvoice: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["SimplifiedInvoiceType"];
        };
        /** SimplifiedInvoiceAnswer */
        SimplifiedInvoiceAnswer: {
            simplified_invoice: components["schemas"]["SimplifiedInvoice"];
        };
        /**
         * SimplifiedInvoiceOwnUpdate
         * @description Under the wrapper of its own type.
         */
        SimplifiedInvoiceOwnUpdate: {
            simplified_invoice: components["schemas"]["DocumentChanges"];
        };
        /** SimplifiedInvoiceUpdate */
        SimplifiedInvoiceUpdate: components["schemas"]["SimplifiedInvoiceOwnUpdate"] | components["schemas"]["InvoiceUpdate"];
        /**
         * SimplifiedInvoiceOwnStateBody
         * @description Under the wrapper of its own type.
         */
        SimplifiedInvoiceOwnStateBody: {
            simplified_invoice: components["schemas"]["SimplifiedInvoiceStateChange"];
        };
        /** SimplifiedInvoiceStateBody */
        SimplifiedInvoiceStateBody: components["schemas"]["SimplifiedInvoiceOwnStateBody"] | components["schemas"]["InvoiceStateBody"];
        /**
         * VatMossInvoiceOwnBody
         * @description Under the wrapper of its own type.
         */
        VatMossInvoiceOwnBody: {
            vat_moss_invoice: components["schemas"]["DocumentInput"];
        };
        /** VatMossInvoiceBody */
        VatMossInvoiceBody: components["schemas"]["VatMossInvoiceOwnBody"] | components["schemas"]["InvoiceBody"];
        /** VatMossInvoice */
        VatMossInvoice: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["VatMossInvoiceType"];
        };
        /** VatMossInvoiceAnswer */
        VatMossInvoiceAnswer: {
            vat_moss_invoice: components["schemas"]["VatMossInvoice"];
        };
        /**
         * VatMossInvoiceOwnUpdate
         * @description Under the wrapper of its own type.
         */
        VatMossInvoiceOwnUpdate: {
            vat_moss_invoice: components["schemas"]["DocumentChanges"];
        };
        /** VatMossInvoiceUpdate */
        VatMossInvoiceUpdate: components["schemas"]["VatMossInvoiceOwnUpdate"] | components["schemas"]["InvoiceUpdate"];
        /**
         * VatMossInvoiceOwnStateBody
         * @description Under the wrapper of its own type.
         */
        VatMossInvoiceOwnStateBody: {
            vat_moss_invoice: components["schemas"]["VatMossInvoiceStateChange"];
        };
        /** VatMossInvoiceStateBody */
        VatMossInvoiceStateBody: components["schemas"]["VatMossInvoiceOwnStateBody"] | components["schemas"]["InvoiceStateBody"];
        /** CreditNoteList */
        CreditNoteList: {
            credit_notes: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * CreditNoteOwnBody
         * @description Under the wrapper of its own type.
         */
        CreditNoteOwnBody: {
            credit_note: components["schemas"]["DocumentInput"];
        };
        /** CreditNoteBody */
        CreditNoteBody: components["schemas"]["CreditNoteOwnBody"] | components["schemas"]["InvoiceBody"];
        /** CreditNote */
        CreditNote: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["CreditNoteType"];
        };
        /** CreditNoteAnswer */
        CreditNoteAnswer: {
            credit_note: components["schemas"]["CreditNote"];
        };
        /**
         * CreditNoteOwnUpdate
         * @description Under the wrapper of its own type.
         */
        CreditNoteOwnUpdate: {
            credit_note: components["schemas"]["DocumentChanges"];
        };
        /** CreditNoteUpdate */
        CreditNoteUpdate: components["schemas"]["CreditNoteOwnUpdate"] | components["schemas"]["InvoiceUpdate"];
        /**
         * CreditNoteOwnStateBody
         * @description Under the wrapper of its own type.
         */
        CreditNoteOwnStateBody: {
            credit_note: components["schemas"]["CreditNoteStateChange"];
        };
        /** CreditNoteStateBody */
        CreditNoteStateBody: components["schemas"]["CreditNoteOwnStateBody"] | components["schemas"]["InvoiceStateBody"];
        /** DebitNoteList */
        DebitNoteList: {
            debit_notes: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * DebitNoteOwnBody
         * @description Under the wrapper of its own type.
         */
        DebitNoteOwnBody: {
            debit_note: components["schemas"]["DocumentInput"];
        };
        /** DebitNoteBody */
        DebitNoteBody: components["schemas"]["DebitNoteOwnBody"] | components["schemas"]["InvoiceBody"];
        /** DebitNote */
        DebitNote: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["DebitNoteType"];
        };
        /** DebitNoteAnswer */
        DebitNoteAnswer: {
            debit_note: components["schemas"]["DebitNote"];
        };
        /**
         * DebitNoteOwnUpdate
         * @description Under the wrapper of its own type.
         */
        DebitNoteOwnUpdate: {
            debit_note: components["schemas"]["DocumentChanges"];
        };
        /** DebitNoteUpdate */
        DebitNoteUpdate: components["schemas"]["DebitNoteOwnUpdate"] | components["schemas"]["InvoiceUpdate"];
        /**
         * DebitNoteOwnStateBody
         * @description Under the wrapper of its own type.
         */
        DebitNoteOwnStateBody: {
            debit_note: components["schemas"]["DebitNoteStateChange"];
        };
        /** DebitNoteStateBody */
        DebitNoteStateBody: components["schemas"]["DebitNoteOwnStateBody"] | components["schemas"]["InvoiceStateBody"];
        /** VatMossInvoiceList */
        VatMossInvoiceList: {
            vat_moss_invoices: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** ReceiptList */
        ReceiptList: {
            receipts: components["schemas"]["ListedInvoiceFamilyDocument"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** QuoteBody */
        QuoteBody: {
            quote: components["schemas"]["DocumentInput"];
        };
        /**
         * EstimateStatus
         * @description The states in the state table of estimates; Accepted is written both ways.
         * @enum {string}
         */
        EstimateStatus: "draft" | "final" | "accepted" | "Accepted" | "refused" | "canceled" | "deleted";
        /** EstimateDocument */
        EstimateDocument: components["schemas"]["Document"] & {
            status?: components["schemas"]["EstimateStatus"];
        };
        /** Quote */
        Quote: components["schemas"]["EstimateDocument"] & {
            type?: components["schemas"]["QuoteType"];
        };
        /** QuoteAnswer */
        QuoteAnswer: {
            quote: components["schemas"]["Quote"];
        };
        /** QuoteUpdate */
        QuoteUpdate: {
            quote: components["schemas"]["DocumentChanges"];
        };
        /** QuoteStateBody */
        QuoteStateBody: {
            quote: components["schemas"]["QuoteStateChange"];
        };
        /** ProformaBody */
        ProformaBody: {
            proforma: components["schemas"]["DocumentInput"];
        };
        /** Proforma */
        Proforma: components["schemas"]["EstimateDocument"] & {
            type?: components["schemas"]["ProformaType"];
        };
        /** ProformaAnswer */
        ProformaAnswer: {
            proforma: components["schemas"]["Proforma"];
        };
        /** ProformaUpdate */
        ProformaUpdate: {
            proforma: components["schemas"]["DocumentChanges"];
        };
        /** ProformaStateBody */
        ProformaStateBody: {
            proforma: components["schemas"]["ProformaStateChange"];
        };
        /** FeesNoteBody */
        FeesNoteBody: {
            fees_note: components["schemas"]["DocumentInput"];
        };
        /** FeesNote */
        FeesNote: components["schemas"]["EstimateDocument"] & {
            type?: components["schemas"]["FeesNoteType"];
        };
        /** FeesNoteAnswer */
        FeesNoteAnswer: {
            fees_note: components["schemas"]["FeesNote"];
        };
        /** FeesNoteUpdate */
        FeesNoteUpdate: {
            fees_note: components["schemas"]["DocumentChanges"];
        };
        /** FeesNoteStateBody */
        FeesNoteStateBody: {
            fees_note: components["schemas"]["FeesNoteStateChange"];
        };
        /**
         * ListedEstimate
         * @description An entry of a list; it may leave out fields of a single document.
         */
        ListedEstimate: components["schemas"]["ListedDocument"] & {
            status?: components["schemas"]["EstimateStatus"];
        };
        /** EstimateList */
        EstimateList: {
            estimates: components["schemas"]["ListedEstimate"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * DateTimeText
         * @description dd/mm/yyyy hh:mm:ss
         * @example 21/11/2026 09:30:00
         */
        DateTimeText: string;
        /** Address */
        Address: {
            detail?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            country?: components["schemas"]["OptionalText"];
        };
        /** GuideInput */
        GuideInput: {
            date: components["schemas"]["DateText"];
            due_date?: components["schemas"]["DateText"];
            loaded_at: components["schemas"]["DateTimeText"];
            license_plate?: components["schemas"]["OptionalText"];
            address_from: components["schemas"]["Address"];
            address_to: components["schemas"]["Address"];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            client: components["schemas"]["DocumentClientInput"];
            items: components["schemas"]["LineInput"][];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            load_site?: components["schemas"]["OptionalText"];
            delivery_site?: components["schemas"]["OptionalText"];
        };
        /** ShippingBody */
        ShippingBody: {
            shipping: components["schemas"]["GuideInput"];
        };
        /**
         * GuideStatus
         * @description The states in the state table of guides.
         * @enum {string}
         */
        GuideStatus: "draft" | "final" | "canceled" | "deleted";
        /** GuideDocument */
        GuideDocument: components["schemas"]["Document"] & {
            status?: components["schemas"]["GuideStatus"];
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            at_doc_code_id?: components["schemas"]["OptionalText"];
            license_plate?: components["schemas"]["OptionalText"];
            loaded_at?: string | null;
        };
        /** Shipping */
        Shipping: components["schemas"]["GuideDocument"] & {
            type?: components["schemas"]["ShippingType"];
        };
        /** ShippingAnswer */
        ShippingAnswer: {
            shipping: components["schemas"]["Shipping"];
        };
        /** GuideChanges */
        GuideChanges: {
            date?: components["schemas"]["DateText"];
            due_date?: components["schemas"]["DateText"];
            loaded_at?: components["schemas"]["DateTimeText"];
            license_plate?: components["schemas"]["OptionalText"];
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            client?: components["schemas"]["DocumentClientInput"];
            items?: components["schemas"]["LineInput"][];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            load_site?: components["schemas"]["OptionalText"];
            delivery_site?: components["schemas"]["OptionalText"];
        };
        /** ShippingUpdate */
        ShippingUpdate: {
            shipping: components["schemas"]["GuideChanges"];
        };
        /** ShippingStateBody */
        ShippingStateBody: {
            shipping: components["schemas"]["ShippingStateChange"];
        };
        /** TransportBody */
        TransportBody: {
            transport: components["schemas"]["GuideInput"];
        };
        /** Transport */
        Transport: components["schemas"]["GuideDocument"] & {
            type?: components["schemas"]["TransportType"];
        };
        /** TransportAnswer */
        TransportAnswer: {
            transport: components["schemas"]["Transport"];
        };
        /** TransportUpdate */
        TransportUpdate: {
            transport: components["schemas"]["GuideChanges"];
        };
        /**
         * TransportOwnStateBody
         * @description Under the wrapper of its own type.
         */
        TransportOwnStateBody: {
            transport: components["schemas"]["TransportStateChange"];
        };
        /** TransportStateBody */
        TransportStateBody: components["schemas"]["ShippingStateBody"] | components["schemas"]["TransportOwnStateBody"];
        /** DevolutionBody */
        DevolutionBody: {
            devolution: components["schemas"]["GuideInput"];
        };
        /** Devolution */
        Devolution: components["schemas"]["GuideDocument"] & {
            type?: components["schemas"]["DevolutionType"];
        };
        /** DevolutionAnswer */
        DevolutionAnswer: {
            devolution: components["schemas"]["Devolution"];
        };
        /** DevolutionUpdate */
        DevolutionUpdate: {
            devolution: components["schemas"]["GuideChanges"];
        };
        /**
         * DevolutionOwnStateBody
         * @description Under the wrapper of its own type.
         */
        DevolutionOwnStateBody: {
            devolution: components["schemas"]["DevolutionStateChange"];
        };
        /** DevolutionStateBody */
        DevolutionStateBody: components["schemas"]["ShippingStateBody"] | components["schemas"]["DevolutionOwnStateBody"];
        /**
         * ListedGuide
         * @description An entry of a list; it may leave out fields of a single document.
         */
        ListedGuide: components["schemas"]["ListedDocument"] & {
            status?: components["schemas"]["GuideStatus"];
            address_from?: components["schemas"]["Address"];
            address_to?: components["schemas"]["Address"];
            at_doc_code_id?: components["schemas"]["OptionalText"];
            license_plate?: components["schemas"]["OptionalText"];
            loaded_at?: string | null;
        };
        /** GuideList */
        GuideList: {
            guides: components["schemas"]["ListedGuide"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * DocumentStatus
         * @description The state table of its family says which of these a document can have, and how it reaches them.
         * @enum {string}
         */
        DocumentStatus: "draft" | "final" | "settled" | "canceled" | "deleted" | "accepted" | "Accepted" | "refused" | "completed";
        /**
         * ListedPurchaseOrder
         * @description An entry of a list; it may leave out fields of a single document.
         */
        ListedPurchaseOrder: components["schemas"]["ListedDocument"] & {
            status?: components["schemas"]["DocumentStatus"];
        };
        /** PurchaseOrderList */
        PurchaseOrderList: {
            purchase_orders: components["schemas"]["ListedPurchaseOrder"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * OptionalDateOrTime
         * @description A date, a date with a time, or null.
         */
        OptionalDateOrTime: components["schemas"]["DateText"] | components["schemas"]["DateTimeText"] | null;
        /** PurchaseOrderInput */
        PurchaseOrderInput: {
            date: components["schemas"]["DateText"];
            due_date: components["schemas"]["DateText"];
            loaded_at?: components["schemas"]["OptionalDateOrTime"];
            delivery_site?: components["schemas"]["OptionalText"];
            client: components["schemas"]["DocumentClientInput"];
            items: components["schemas"]["LineInput"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            currency_code?: components["schemas"]["OptionalText"];
            rate?: components["schemas"]["OptionalDecimal"];
        };
        /** PurchaseOrderBody */
        PurchaseOrderBody: {
            purchase_order: components["schemas"]["PurchaseOrderInput"];
        };
        /** PurchaseOrder */
        PurchaseOrder: components["schemas"]["Document"] & {
            status?: components["schemas"]["DocumentStatus"];
            type?: components["schemas"]["PurchaseOrderType"];
        };
        /** PurchaseOrderAnswer */
        PurchaseOrderAnswer: {
            purchase_order: components["schemas"]["PurchaseOrder"];
        };
        /** PurchaseOrderChanges */
        PurchaseOrderChanges: {
            date?: components["schemas"]["DateText"];
            due_date?: components["schemas"]["DateText"];
            loaded_at?: components["schemas"]["OptionalDateOrTime"];
            delivery_site?: components["schemas"]["OptionalText"];
            client?: components["schemas"]["DocumentClientInput"];
            items?: components["schemas"]["LineInput"][];
            reference?: components["schemas"]["OptionalText"];
            observations?: components["schemas"]["OptionalText"];
            retention?: components["schemas"]["OptionalDecimal"];
            tax_exemption?: components["schemas"]["OptionalText"];
            tax_exemption_reason?: components["schemas"]["OptionalText"];
            sequence_id?: components["schemas"]["RecordReference"];
            manual_sequence_number?: components["schemas"]["RecordReference"];
            currency_code?: components["schemas"]["OptionalText"];
            rate?: components["schemas"]["OptionalDecimal"];
        };
        /** PurchaseOrderUpdate */
        PurchaseOrderUpdate: {
            purchase_order: components["schemas"]["PurchaseOrderChanges"];
        };
        /** PurchaseOrderStateBody */
        PurchaseOrderStateBody: {
            purchase_order: components["schemas"]["StateChange"];
        };
        /** PdfAnswer */
        PdfAnswer: {
            output: components["schemas"]["PdfLink"];
        };
        /** QrCodeAnswer */
        QrCodeAnswer: {
            qr_code: components["schemas"]["QrCodeLink"];
        };
        /** RelatedDocumentList */
        RelatedDocumentList: {
            documents: components["schemas"]["Document"][];
        };
        /**
         * PaymentMechanism
         * @enum {string}
         */
        PaymentMechanism: "TB" | "MB" | "CC" | "CD" | "CH" | "CO" | "CS" | "DE" | "LC" | "NU" | "OU" | "PR" | "TR";
        /** PartialPaymentBody */
        PartialPaymentBody: {
            partial_payment: components["schemas"]["PartialPaymentInput"];
        };
        /** Receipt */
        Receipt: components["schemas"]["InvoiceFamilyDocument"] & {
            type?: components["schemas"]["ReceiptType"];
        };
        /** ReceiptAnswer */
        ReceiptAnswer: {
            receipt: components["schemas"]["Receipt"];
        };
        /** ReceiptStateBody */
        ReceiptStateBody: {
            receipt: components["schemas"]["StateChange"];
        };
        /** SaftLink */
        SaftLink: {
            url: string;
        };
        /** SaftMessage */
        SaftMessage: {
            message?: string;
        };
        /** InitialBalance */
        InitialBalance: {
            /** Format: double */
            value: number;
            created_at?: string | null;
            observation?: components["schemas"]["OptionalText"];
        };
        /** BalanceTotals */
        BalanceTotals: {
            /** Format: double */
            with_vat: number;
            /** Format: double */
            without_vat: number;
        };
        /**
         * Balance
         * @description Without a wrapper, as three public clients parse it.
         */
        Balance: {
            currency: components["schemas"]["BalanceCurrency"];
            initial_balance: components["schemas"]["InitialBalance"];
            balance: components["schemas"]["BalanceTotals"];
            overdue_balance: components["schemas"]["BalanceTotals"];
            remaining_balance: components["schemas"]["RemainingBalance"];
        };
        /**
         * SignedAmount
         * @description A number, as a number or as text.
         */
        SignedAmount: components["schemas"]["SignedAmountNumber"] | components["schemas"]["SignedDecimalText"];
        /**
         * TreasuryDate
         * @description yyyy-mm-dd; dd/mm/yyyy is accepted too.
         */
        TreasuryDate: string;
        /** InitialBalanceBody */
        InitialBalanceBody: {
            initial_balance: components["schemas"]["InitialBalanceInput"];
        };
        /** Regularization */
        Regularization: {
            id: number;
            number?: components["schemas"]["RegularizationNumber"];
            /** Format: double */
            value: number;
            date: string;
            observation?: components["schemas"]["OptionalText"];
        };
        /** RegularizationList */
        RegularizationList: {
            regularization: components["schemas"]["Regularization"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** RegularizationBody */
        RegularizationBody: {
            regularization: components["schemas"]["RegularizationInput"];
        };
        /** RegularizationAnswer */
        RegularizationAnswer: {
            regularization: components["schemas"]["Regularization"];
        };
        /**
         * MovementType
         * @enum {string}
         */
        MovementType: "Payment" | "Reimbursement";
        /** TreasuryMovementBody */
        TreasuryMovementBody: {
            treasury_movement: components["schemas"]["TreasuryMovementInput"];
        };
        /** TreasuryMovement */
        TreasuryMovement: {
            id: number;
            /** Format: double */
            value: number;
            movement_type: components["schemas"]["MovementType"];
            payment_method?: string | null;
            date: string;
            serie?: string | null;
            observation?: components["schemas"]["OptionalText"];
        };
        /** TreasuryMovementAnswer */
        TreasuryMovementAnswer: {
            treasury_movement: components["schemas"]["TreasuryMovement"];
        };
        /**
         * AccountInputLanguage
         * @default pt
         * @enum {string}
         */
        AccountInputLanguage: "pt" | "en" | "es";
        /** AccountCredentials */
        AccountCredentials: {
            username: string;
            type?: components["schemas"]["AccountCredentialsType"];
            context?: components["schemas"]["AccountCredentialsContext"];
        };
        /**
         * AccountCredentialsType
         * @enum {string}
         */
        AccountCredentialsType: "AT";
        /**
         * AccountCredentialsContext
         * @enum {string}
         */
        AccountCredentialsContext: "Sequences";
        /**
         * AccountChanges
         * @description Two variants are described and they differ; a body that is valid under either is accepted.
         */
        AccountChanges: components["schemas"]["AccountChangesA"] | components["schemas"]["AccountChangesB"];
        /** AtCommunicationInput */
        AtCommunicationInput: {
            /** @description NIF/number */
            at_subuser: string;
            /** @description base64 text */
            at_password: string;
            communication_type: components["schemas"]["CommunicationType"];
        };
        /**
         * CommunicationType
         * @enum {string}
         */
        CommunicationType: "auto" | "manual" | "guides" | "portal_at";
        /** ItemTaxInput */
        ItemTaxInput: {
            /** @description Name of the tax; if no tax has that name, none is applied. */
            name?: string;
        } | null;
        /**
         * TaxValue
         * @description Percentage; seen as text and as a number.
         */
        TaxValue: components["schemas"]["PlainText"] | components["schemas"]["AnyNumber"];
        /** DefaultTaxMark */
        DefaultTaxMark: components["schemas"]["FlagNumber"] | components["schemas"]["Flag"] | components["schemas"]["FlagBoolean"];
        /** FlagBoolean */
        FlagBoolean: boolean;
        /**
         * DefaultTaxWish
         * @description "1" marks the default tax.
         */
        DefaultTaxWish: components["schemas"]["Flag"] | components["schemas"]["FlagNumber"];
        /** ClientInput */
        ClientInput: {
            /** @description Normally a company name. */
            name: string;
            /** @description The caller's own code for the client. */
            code: string;
            /** Format: email */
            email?: string | null;
            /** @description Defaults to the account's language. */
            language?: components["schemas"]["Language"] | null;
            address?: components["schemas"]["OptionalText"];
            city?: components["schemas"]["OptionalText"];
            postal_code?: components["schemas"]["OptionalText"];
            /** @description Should match an entry of the service's country list. */
            country?: string | null;
            fiscal_id?: components["schemas"]["OptionalText"];
            website?: components["schemas"]["OptionalText"];
            phone?: components["schemas"]["OptionalText"];
            fax?: components["schemas"]["OptionalText"];
            preferred_contact?: components["schemas"]["PreferredContact"] | null;
            /** @description Default text added to the observations of every document sent to this client. */
            observations?: string | null;
            /** @description 1 original only; 2 original and duplicate; 3 original, duplicate and triplicate. */
            send_options?: components["schemas"]["SendOptions"] | null;
        };
        /**
         * SendOptions
         * @enum {string}
         */
        SendOptions: "1" | "2" | "3";
        /** ClientInvoicesFilter */
        ClientInvoicesFilter: {
            status?: string[];
            by_type?: string[];
            archived?: components["schemas"]["ArchivedChoice"][];
        };
        /**
         * ArchivedChoice
         * @enum {string}
         */
        ArchivedChoice: "archived" | "non_archived";
        /** SequenceInput */
        SequenceInput: {
            serie: string;
            /** @description 1 makes it the default. */
            default_sequence?: components["schemas"]["Flag"];
        };
        /**
         * AmountNumber
         * Format: double
         */
        AmountNumber: number;
        /**
         * PercentageNumber
         * Format: double
         */
        PercentageNumber: number;
        /** PercentageText */
        PercentageText: string;
        /**
         * InvoiceType
         * @enum {string}
         */
        InvoiceType: "Invoice";
        /** EmailMessage */
        EmailMessage: {
            client: components["schemas"]["EmailRecipient"];
            subject?: string;
            body?: string;
            cc?: components["schemas"]["EmailAddress"];
            bcc?: components["schemas"]["EmailAddress"];
            logo?: components["schemas"]["EmailMessageLogo"];
        };
        /** EmailRecipient */
        EmailRecipient: {
            email: components["schemas"]["EmailAddress"];
            save: components["schemas"]["Flag"];
        };
        /**
         * EmailMessageLogo
         * @description Only some plans; ignored without a configured logo; not for trial accounts.
         * @default 0
         * @enum {string}
         */
        EmailMessageLogo: "0" | "1";
        /** EmailError */
        EmailError: {
            /** @description Names the missing required field. */
            error: string;
        };
        /**
         * InvoiceReceiptType
         * @enum {string}
         */
        InvoiceReceiptType: "InvoiceReceipt";
        /**
         * SimplifiedInvoiceType
         * @enum {string}
         */
        SimplifiedInvoiceType: "SimplifiedInvoice";
        /**
         * VatMossInvoiceType
         * @enum {string}
         */
        VatMossInvoiceType: "VatMossInvoice";
        /**
         * CreditNoteType
         * @enum {string}
         */
        CreditNoteType: "CreditNote";
        /**
         * DebitNoteType
         * @enum {string}
         */
        DebitNoteType: "DebitNote";
        /**
         * QuoteType
         * @enum {string}
         */
        QuoteType: "Quote";
        /**
         * ProformaType
         * @enum {string}
         */
        ProformaType: "Proforma";
        /**
         * FeesNoteType
         * @enum {string}
         */
        FeesNoteType: "FeesNote";
        /**
         * ShippingType
         * @enum {string}
         */
        ShippingType: "Shipping";
        /**
         * TransportType
         * @enum {string}
         */
        TransportType: "Transport";
        /**
         * DevolutionType
         * @enum {string}
         */
        DevolutionType: "Devolution";
        /**
         * PurchaseOrderType
         * @enum {string}
         */
        PurchaseOrderType: "PurchaseOrder";
        /** PdfLink */
        PdfLink: {
            pdfUrl: string;
        };
        /** QrCodeLink */
        QrCodeLink: {
            url: string;
        };
        /** PartialPaymentInput */
        PartialPaymentInput: {
            amount: components["schemas"]["Amount"];
            payment_mechanism?: components["schemas"]["PaymentMechanism"];
            note?: components["schemas"]["OptionalText"];
            serie?: components["schemas"]["OptionalText"];
            payment_date?: components["schemas"]["DateText"];
        };
        /**
         * ReceiptType
         * @enum {string}
         */
        ReceiptType: "Receipt";
        /** BalanceCurrency */
        BalanceCurrency: {
            symbol: string;
            code: string;
        };
        /** RemainingBalance */
        RemainingBalance: {
            /** Format: double */
            total: number;
            /** Format: double */
            value: number;
        };
        /**
         * SignedAmountNumber
         * Format: double
         */
        SignedAmountNumber: number;
        /** InitialBalanceInput */
        InitialBalanceInput: {
            value: components["schemas"]["SignedAmount"];
            date?: components["schemas"]["TreasuryDate"];
            observation?: components["schemas"]["OptionalText"];
        };
        /** RegularizationNumber */
        RegularizationNumber: components["schemas"]["PlainText"] | components["schemas"]["WholeNumber"];
        /** RegularizationInput */
        RegularizationInput: {
            value: components["schemas"]["Amount"];
            date?: components["schemas"]["TreasuryDate"];
            observation?: components["schemas"]["OptionalText"];
        };
        /** TreasuryMovementInput */
        TreasuryMovementInput: {
            value: components["schemas"]["Amount"];
            movement_type: components["schemas"]["MovementType"];
            payment_method?: components["schemas"]["PaymentMechanism"] | null;
            date?: components["schemas"]["TreasuryDate"];
            serie?: components["schemas"]["OptionalText"];
            observation?: components["schemas"]["OptionalText"];
        };
        /**
         * QuoteStateChange
         * @description The triggers that a quote has.
         */
        QuoteStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "accept" | "refuse" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * ProformaStateChange
         * @description The triggers that a proforma has.
         */
        ProformaStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "accept" | "refuse" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * FeesNoteStateChange
         * @description The triggers that a fees note has.
         */
        FeesNoteStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "accept" | "refuse" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * ShippingStateChange
         * @description The triggers that a shipping has.
         */
        ShippingStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * TransportStateChange
         * @description The triggers that a transport has.
         */
        TransportStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * DevolutionStateChange
         * @description The triggers that a devolution has.
         */
        DevolutionStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * InvoiceStateChange
         * @description The triggers that an invoice has.
         */
        InvoiceStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled" | "settled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * InvoiceReceiptStateChange
         * @description The triggers that an invoice receipt has.
         */
        InvoiceReceiptStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * SimplifiedInvoiceStateChange
         * @description The triggers that a simplified invoice has.
         */
        SimplifiedInvoiceStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled" | "settled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * VatMossInvoiceStateChange
         * @description The triggers that a VAT MOSS invoice has.
         */
        VatMossInvoiceStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled" | "settled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * CreditNoteStateChange
         * @description The triggers that a credit note has.
         */
        CreditNoteStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled" | "settled" | "unsettled";
            message?: components["schemas"]["OptionalText"];
        };
        /**
         * DebitNoteStateChange
         * @description The triggers that a debit note has.
         */
        DebitNoteStateChange: {
            /** @enum {string} */
            state: "finalized" | "deleted" | "canceled" | "settled" | "unsettled";
            message?: components["schemas"]["OptionalText"];
        };
    };
    responses: {
        /** @description The body cannot be read as JSON. */
        UnreadableResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The path exists, but not for this method. */
        MethodNotAllowedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The body is larger than the server accepts. */
        TooLargeResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The content type of the body is not application/json. */
        UnsupportedMediaTypeResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description More requests than the account may send in a minute; Retry-After says when to try again. */
        TooManyRequestsResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Some parameters are incorrect; nothing was changed. */
        InvalidResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Some parameters are incorrect; nothing was changed. */
        InvalidAssumedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The api_key is missing or wrong. The body is empty or reports the error. */
        UnauthorizedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description What the path refers to does not exist. */
        NotFoundResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Done. The body is empty. */
        EmptyResponse: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Done. The body is empty. */
        EmptyAssumedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What the path refers to does not exist. */
        NotFoundAssumedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description Bad parameters; nothing was sent. The body is empty, or names the missing required field. */
        EmailInvalidResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailErrorAnswer"];
            };
        };
        /** @description Deleted. */
        DeletedResponse: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The account.
         * @example 21375
         */
        AccountIdParameter: components["schemas"]["Id"];
        /**
         * @description Page to return.
         * @example 1
         */
        PageParameter: number;
        /**
         * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
         * @example 10
         */
        PerPageParameter: number;
        /**
         * @description The item.
         * @example 512
         */
        ItemIdParameter: components["schemas"]["Id"];
        /**
         * @description The tax.
         * @example 11
         */
        TaxIdParameter: components["schemas"]["Id"];
        /**
         * @description The client.
         * @example 31
         */
        ClientIdParameter: components["schemas"]["ClientPathId"];
        /**
         * @description The client.
         * @example 31
         */
        ClientIdSnakeParameter: components["schemas"]["ClientPathId"];
        /**
         * @description Page to return.
         * @example 1
         */
        PageAssumedParameter: number;
        /**
         * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
         * @example 10
         */
        PerPageAssumedParameter: number;
        /**
         * @description The sequence.
         * @example 5
         */
        SequenceIdParameter: components["schemas"]["Id"];
        /**
         * @description The sequence.
         * @example 5
         */
        SequenceIdSnakeParameter: components["schemas"]["Id"];
        /**
         * @description Words to look for.
         * @example lamp
         */
        TextParameter: string;
        /**
         * @description Exactly this reference.
         * @example PO 4711
         */
        ReferenceParameter: string;
        /**
         * @description Document types, for example Invoice, Quote, Shipping.
         * @example [
         *       "Invoice"
         *     ]
         */
        TypesParameter: string[];
        /**
         * @description Document statuses; `sent` stands for documents that were finalized.
         * @example [
         *       "final"
         *     ]
         */
        StatusesParameter: string[];
        /**
         * @description First date, included.
         * @example 01/11/2026
         */
        DateFromParameter: components["schemas"]["DateText"];
        /**
         * @description Last date, included.
         * @example 30/11/2026
         */
        DateToParameter: components["schemas"]["DateText"];
        /**
         * @description First due date, included.
         * @example 01/12/2026
         */
        DueDateFromParameter: components["schemas"]["DateText"];
        /**
         * @description Last due date, included.
         * @example 31/12/2026
         */
        DueDateToParameter: components["schemas"]["DateText"];
        /**
         * @description Smallest total before taxes, included.
         * @example 10.00
         */
        TotalFromParameter: components["schemas"]["SignedDecimalText"];
        /**
         * @description Largest total before taxes, included.
         * @example 500.00
         */
        TotalToParameter: components["schemas"]["SignedDecimalText"];
        /**
         * @description Only documents that are not archived.
         * @example true
         */
        NonArchivedParameter: boolean;
        /**
         * @description Only archived documents.
         * @example false
         */
        ArchivedParameter: boolean;
        /**
         * @description The document.
         * @example 1042
         */
        DocumentIdParameter: components["schemas"]["Id"];
        /**
         * @description First loading date, included.
         * @example 01/11/2026
         */
        LoadedAtFromParameter: components["schemas"]["DateText"];
        /**
         * @description Last loading date, included.
         * @example 30/11/2026
         */
        LoadedAtToParameter: components["schemas"]["DateText"];
        /**
         * @description Document type, PurchaseOrder.
         * @example PurchaseOrder
         */
        TypeParameter: string;
        /**
         * @description The receipt.
         * @example 2077
         */
        ReceiptIdParameter: components["schemas"]["Id"];
        /**
         * @description The record.
         * @example 71
         */
        RecordIdParameter: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            /** @description The account, with its address and key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccountAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createAccountForUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            /** @description The account, with its address and key. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccountAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example 21375
                 */
                "account-id": components["parameters"]["AccountIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account.
                 * @example 21375
                 */
                "account-id": components["parameters"]["AccountIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    configureAtCommunication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AtCommunicationBody"];
            };
        };
        responses: {
            /** @description Configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AtCommunicationAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemBody"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item.
                 * @example 512
                 */
                "item-id": components["parameters"]["ItemIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item.
                 * @example 512
                 */
                "item-id": components["parameters"]["ItemIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The item.
                 * @example 512
                 */
                "item-id": components["parameters"]["ItemIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            /** @description Documents use the item; nothing was deleted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listTaxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxBody"];
            };
        };
        responses: {
            /** @description The tax. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tax.
                 * @example 11
                 */
                "tax-id": components["parameters"]["TaxIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tax.
                 * @example 11
                 */
                "tax-id": components["parameters"]["TaxIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    deleteTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The tax.
                 * @example 11
                 */
                "tax-id": components["parameters"]["TaxIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of clients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientBody"];
            };
        };
        responses: {
            /** @description The client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedClientAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                "client-id": components["parameters"]["ClientIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                "client-id": components["parameters"]["ClientIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    findClientByName: {
        parameters: {
            query: {
                /** @example Livraria Central */
                client_name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedClientAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    findClientByCode: {
        parameters: {
            query: {
                /** @example LC-1 */
                client_code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedClientAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listClientInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClientInvoicesBody"];
            };
        };
        responses: {
            /** @description A page of the client's invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientInvoiceList"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listSequences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sequences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createSequence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SequenceBody"];
            };
        };
        responses: {
            /** @description The sequence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                "sequence-id": components["parameters"]["SequenceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SequenceAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    setCurrentSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                "sequence-id": components["parameters"]["SequenceIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmptyResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    registerSequence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The sequence.
                 * @example 5
                 */
                sequence_id: components["parameters"]["SequenceIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sequences, with their validation codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredSequenceList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for.
                 * @example lamp
                 */
                text?: components["parameters"]["TextParameter"];
                /**
                 * @description Exactly this reference.
                 * @example PO 4711
                 */
                reference?: components["parameters"]["ReferenceParameter"];
                /**
                 * @description Document types, for example Invoice, Quote, Shipping.
                 * @example [
                 *       "Invoice"
                 *     ]
                 */
                "type[]"?: ("Invoice" | "InvoiceReceipt" | "SimplifiedInvoice" | "VatMossInvoice" | "CreditNote" | "DebitNote" | "Receipt")[];
                /**
                 * @description Document statuses; `sent` stands for documents that were finalized.
                 * @example [
                 *       "final"
                 *     ]
                 */
                "status[]"?: ("draft" | "final" | "settled" | "canceled" | "deleted" | "sent")[];
                /**
                 * @description First date, included.
                 * @example 01/11/2026
                 */
                "date[from]"?: components["parameters"]["DateFromParameter"];
                /**
                 * @description Last date, included.
                 * @example 30/11/2026
                 */
                "date[to]"?: components["parameters"]["DateToParameter"];
                /**
                 * @description First due date, included.
                 * @example 01/12/2026
                 */
                "due_date[from]"?: components["parameters"]["DueDateFromParameter"];
                /**
                 * @description Last due date, included.
                 * @example 31/12/2026
                 */
                "due_date[to]"?: components["parameters"]["DueDateToParameter"];
                /**
                 * @description Smallest total before taxes, included.
                 * @example 10.00
                 */
                "total_before_taxes[from]"?: components["parameters"]["TotalFromParameter"];
                /**
                 * @description Largest total before taxes, included.
                 * @example 500.00
                 */
                "total_before_taxes[to]"?: components["parameters"]["TotalToParameter"];
                /**
                 * @description Only documents that are not archived.
                 * @example true
                 */
                non_archived?: components["parameters"]["NonArchivedParameter"];
                /**
                 * @description Only archived documents.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listInvoiceReceipts: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReceiptList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReceiptAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReceiptAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeInvoiceReceiptState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReceiptStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceReceiptAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailInvoiceReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listSimplifiedInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplifiedInvoiceList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeSimplifiedInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SimplifiedInvoiceStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimplifiedInvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailSimplifiedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatMossInvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatMossInvoiceAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeVatMossInvoiceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatMossInvoiceStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatMossInvoiceAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailVatMossInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listCreditNotes: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeCreditNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listDebitNotes: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNoteList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNoteAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeDebitNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitNoteStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listVatMossInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VatMossInvoiceList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeQuoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createProforma: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProformaBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProformaAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProformaAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProformaUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeProformaState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProformaStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProformaAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailProforma: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeesNoteBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesNoteAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeesNoteUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeFeesNoteState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeesNoteStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesNoteAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailFeesNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listEstimates: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for.
                 * @example lamp
                 */
                text?: components["parameters"]["TextParameter"];
                /**
                 * @description Document types, for example Invoice, Quote, Shipping.
                 * @example [
                 *       "Invoice"
                 *     ]
                 */
                "type[]"?: ("Quote" | "Proforma" | "FeesNote")[];
                /**
                 * @description Document statuses; `sent` stands for documents that were finalized.
                 * @example [
                 *       "final"
                 *     ]
                 */
                "status[]"?: ("draft" | "final" | "accepted" | "Accepted" | "refused" | "canceled" | "deleted" | "sent")[];
                /**
                 * @description First date, included.
                 * @example 01/11/2026
                 */
                "date[from]"?: components["parameters"]["DateFromParameter"];
                /**
                 * @description Last date, included.
                 * @example 30/11/2026
                 */
                "date[to]"?: components["parameters"]["DateToParameter"];
                /**
                 * @description First due date, included.
                 * @example 01/12/2026
                 */
                "due_date[from]"?: components["parameters"]["DueDateFromParameter"];
                /**
                 * @description Last due date, included.
                 * @example 31/12/2026
                 */
                "due_date[to]"?: components["parameters"]["DueDateToParameter"];
                /**
                 * @description Smallest total before taxes, included.
                 * @example 10.00
                 */
                "total_before_taxes[from]"?: components["parameters"]["TotalFromParameter"];
                /**
                 * @description Largest total before taxes, included.
                 * @example 500.00
                 */
                "total_before_taxes[to]"?: components["parameters"]["TotalToParameter"];
                /**
                 * @description Only documents that are not archived.
                 * @example true
                 */
                non_archived?: components["parameters"]["NonArchivedParameter"];
                /**
                 * @description Only archived documents.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createShipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingBody"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAnswer"];
                };
            };
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeShippingState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailShipping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createTransport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportBody"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportAnswer"];
                };
            };
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeTransportState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailTransport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevolutionBody"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevolutionAnswer"];
                };
            };
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevolutionAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevolutionAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevolutionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeDevolutionState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DevolutionStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DevolutionAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailDevolution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listGuides: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for.
                 * @example lamp
                 */
                text?: components["parameters"]["TextParameter"];
                /**
                 * @description Document types, for example Invoice, Quote, Shipping.
                 * @example [
                 *       "Invoice"
                 *     ]
                 */
                "type[]"?: ("Shipping" | "Transport" | "Devolution")[];
                /**
                 * @description Document statuses; `sent` stands for documents that were finalized.
                 * @example [
                 *       "final"
                 *     ]
                 */
                "status[]"?: ("draft" | "final" | "canceled" | "deleted" | "sent")[];
                /**
                 * @description First loading date, included.
                 * @example 01/11/2026
                 */
                "loaded_at[from]"?: components["parameters"]["LoadedAtFromParameter"];
                /**
                 * @description Last loading date, included.
                 * @example 30/11/2026
                 */
                "loaded_at[to]"?: components["parameters"]["LoadedAtToParameter"];
                /**
                 * @description Only documents that are not archived.
                 * @example true
                 */
                non_archived?: components["parameters"]["NonArchivedParameter"];
                /**
                 * @description Only archived documents.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listPurchaseOrders: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for.
                 * @example lamp
                 */
                text?: components["parameters"]["TextParameter"];
                /**
                 * @description Document type, PurchaseOrder.
                 * @example PurchaseOrder
                 */
                type?: components["parameters"]["TypeParameter"];
                /**
                 * @description Document statuses; `sent` stands for documents that were finalized.
                 * @example [
                 *       "final"
                 *     ]
                 */
                "status[]"?: components["parameters"]["StatusesParameter"];
                /**
                 * @description First date, included.
                 * @example 01/11/2026
                 */
                "date[from]"?: components["parameters"]["DateFromParameter"];
                /**
                 * @description Last date, included.
                 * @example 30/11/2026
                 */
                "date[to]"?: components["parameters"]["DateToParameter"];
                /**
                 * @description First due date, included.
                 * @example 01/12/2026
                 */
                "due_date[from]"?: components["parameters"]["DueDateFromParameter"];
                /**
                 * @description Last due date, included.
                 * @example 31/12/2026
                 */
                "due_date[to]"?: components["parameters"]["DueDateToParameter"];
                /**
                 * @description Smallest total before taxes, included.
                 * @example 10.00
                 */
                "total_before_taxes[from]"?: components["parameters"]["TotalFromParameter"];
                /**
                 * @description Largest total before taxes, included.
                 * @example 500.00
                 */
                "total_before_taxes[to]"?: components["parameters"]["TotalToParameter"];
                /**
                 * @description Only documents that are not archived.
                 * @example true
                 */
                non_archived?: components["parameters"]["NonArchivedParameter"];
                /**
                 * @description Only archived documents.
                 * @example false
                 */
                archived?: components["parameters"]["ArchivedParameter"];
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageParameter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderBody"];
            };
        };
        responses: {
            /** @description Created, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updatePurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderUpdate"];
            };
        };
        responses: {
            200: components["responses"]["EmptyAssumedResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changePurchaseOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderStateBody"];
            };
        };
        responses: {
            /** @description The document in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    emailPurchaseOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["EmptyResponse"];
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["EmailInvalidResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getDocumentPdf: {
        parameters: {
            query?: {
                /**
                 * @description true makes a copy of the original document.
                 * @example true
                 */
                second_copy?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfAnswer"];
                };
            };
            /** @description Accepted; not generated yet. The body is empty. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            /** @description The document is in an invalid state (we assume draft or deleted). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getDocumentQrCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrCodeAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listRelatedDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Complete documents; a canceled receipt stays listed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedDocumentList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createPartialPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document.
                 * @example 1042
                 */
                "document-id": components["parameters"]["DocumentIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartialPaymentBody"];
            };
        };
        responses: {
            /** @description The receipt. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt.
                 * @example 2077
                 */
                "receipt-id": components["parameters"]["ReceiptIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    changeReceiptState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The receipt.
                 * @example 2077
                 */
                "receipt-id": components["parameters"]["ReceiptIdParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptStateBody"];
            };
        };
        responses: {
            /** @description The canceled receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    exportSaft: {
        parameters: {
            query: {
                /** @example 11 */
                month: string;
                /** @example 2026 */
                years: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is ready; the body holds the download link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftLink"];
                };
            };
            /** @description Generation has started. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftMessage"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            /** @description Invalid parameters. The body is empty. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequestsResponse"];
            /** @description Generation failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaftMessage"];
                };
            };
        };
    };
    getClientBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    updateInitialBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitialBalanceBody"];
            };
        };
        responses: {
            /** @description Set. The body is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    listRegularizations: {
        parameters: {
            query?: {
                /**
                 * @description Page to return.
                 * @example 1
                 */
                page?: components["parameters"]["PageAssumedParameter"];
                /**
                 * @description Records on a page; by default 10 or the account's setting (10, 20 or 30).
                 * @example 10
                 */
                per_page?: components["parameters"]["PerPageAssumedParameter"];
            };
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of regularizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegularizationList"];
                };
            };
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createRegularization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegularizationBody"];
            };
        };
        responses: {
            /** @description The regularization. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegularizationAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    deleteRegularization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["parameters"]["RecordIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    createTreasuryMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreasuryMovementBody"];
            };
        };
        responses: {
            /** @description The movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TreasuryMovementAnswer"];
                };
            };
            400: components["responses"]["UnreadableResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            413: components["responses"]["TooLargeResponse"];
            415: components["responses"]["UnsupportedMediaTypeResponse"];
            422: components["responses"]["InvalidAssumedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
    deleteTreasuryMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The client.
                 * @example 31
                 */
                client_id: components["parameters"]["ClientIdSnakeParameter"];
                /**
                 * @description The record.
                 * @example 71
                 */
                id: components["parameters"]["RecordIdParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeletedResponse"];
            401: components["responses"]["UnauthorizedResponse"];
            404: components["responses"]["NotFoundAssumedResponse"];
            405: components["responses"]["MethodNotAllowedResponse"];
            429: components["responses"]["TooManyRequestsResponse"];
        };
    };
}
